import type { ImportAnswer } from '@tahanan/contracts/import/import-answer.ts'
import { importEndpoints } from '@tahanan/contracts/import/import.endpoints.ts'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { useForget } from '../api/use-forget.ts'
import { DeleteDialog } from '../dialog/delete-dialog.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { DataTable } from '../table/data-table.tsx'
import { RowActions } from '../table/row-actions.tsx'
import { useTableAddress } from '../table/use-table-address.ts'
import { BringFile } from './bring-file.tsx'
import { IMPORT_COLUMNS } from './import-columns.tsx'

const LIST_MS = 5_000

/** Spreadsheets of listings: bringing one, and those of the last 30 days. */
export function ImportsScreen() {
  const table = useTableAddress()
  const list = useEndpoint(importEndpoints.list, { query: table.query }, { refreshInterval: LIST_MS })
  const forget = useForget()
  const [deleting, setDeleting] = useState<ImportAnswer>()
  return (
    <>
      <ScreenHead title="Import" />
      <div className="space-y-5">
        <BringFile />
        <DataTable
          noun="imports"
          table={table}
          list={list}
          columns={IMPORT_COLUMNS}
          rowKey={({ id }) => id}
          actions={(run) => (
            <RowActions
              name={run.file_name}
              actions={[
                { label: 'Open', to: `/dashboard/import/${run.id}` },
                { label: 'Delete', isDangerous: true, onSelect: () => setDeleting(run) },
              ]}
            />
          )}
        />
      </div>
      {deleting !== undefined && (
        <DeleteDialog
          title="Delete import"
          name={deleting.file_name}
          onDelete={() => sendEndpoint(importEndpoints.delete, { params: { id: deleting.id } })}
          onDeleted={() => {
            setDeleting(undefined)
            forget(importEndpoints.list)
          }}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  )
}
