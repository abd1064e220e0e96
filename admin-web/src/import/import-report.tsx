import type { ImportAnswer } from '@tahanan/contracts/import/import-answer.ts'
import { importOutcomeSchema } from '@tahanan/contracts/import/import-outcome.ts'
import { importEndpoints } from '@tahanan/contracts/import/import.endpoints.ts'
import { Select } from '@tahanan/web/ui/select.tsx'
import { ErrorState } from '@tahanan/web/ui/error-state.tsx'
import { useEffect, useState } from 'react'
import { useEndpoint } from '../api/use-endpoint.ts'
import { useForget } from '../api/use-forget.ts'
import { DownloadButton } from '../download/download-button.tsx'
import { FormPart } from '../screen/form-part.tsx'
import { Pager } from '../table/pager.tsx'
import { TableRows } from '../table/table-rows.tsx'
import { IMPORT_ROW_COLUMNS } from './import-row-columns.tsx'

const OUTCOMES = [
  { value: '', label: 'All rows' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'created', label: 'Good' },
  { value: 'known', label: 'Known already' },
]

/** What the last pass made of each row, and the files to download; mounted anew for each pass. */
export function ImportReport({ run }: { readonly run: ImportAnswer }) {
  const [{ page, pageSize }, setPlace] = useState({ page: 1, pageSize: 10 })
  const [chosen, setChosen] = useState(run.counts.rejected > 0 ? 'rejected' : '')
  const outcome = importOutcomeSchema.safeParse(chosen).data
  const params = { id: run.id }
  const list = useEndpoint(importEndpoints.rows, { params, query: { outcome, page, page_size: pageSize } })
  const { data, error } = list
  const forget = useForget()
  // Another pass, other rows: what was fetched while it was under way may be of neither.
  useEffect(() => forget(importEndpoints.rows), [forget])
  const name = run.file_name.replace(/\.csv$/i, '')
  return (
    <FormPart title="Rows">
      <div className="flex flex-wrap items-center gap-3">
        <Select
          aria-label="Rows shown"
          className="w-48"
          options={OUTCOMES}
          value={chosen}
          onChange={(event) => {
            setChosen(event.target.value)
            setPlace((place) => ({ ...place, page: 1 }))
          }}
        />
        <DownloadButton endpoint={importEndpoints.report} input={{ params }} fileName={`${name}.report.csv`}>
          Download the report
        </DownloadButton>
        {run.counts.rejected > 0 && (
          <DownloadButton endpoint={importEndpoints.rejects} input={{ params }} fileName={`${name}.rejects.csv`}>
            Download the rejects
          </DownloadButton>
        )}
      </div>
      {data === undefined && error !== undefined ? (
        <ErrorState title="The rows could not be loaded" requestId={error.requestId} onRetry={() => void list.mutate()}>
          {error.message}
        </ErrorState>
      ) : (
        <TableRows
          caption="rows"
          rows={data?.results}
          rowsExpected={pageSize}
          columns={IMPORT_ROW_COLUMNS}
          rowKey={({ line }) => line}
          actions={undefined}
          isStale={list.isValidating && data !== undefined}
        />
      )}
      {data?.count === 0 && <p className="text-ink-soft">There are no such rows.</p>}
      {data !== undefined && data.count > 0 && (
        <Pager
          count={data.count}
          page={page}
          pageSize={pageSize}
          noun="rows"
          onChange={(next) => setPlace((place) => ({ ...place, page: 1, ...next }))}
        />
      )}
    </FormPart>
  )
}
