import type { DeveloperAnswer } from '@tahanan/contracts/developer/developer-answer.ts'
import { developerEndpoints } from '@tahanan/contracts/developer/developer.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { useForget } from '../api/use-forget.ts'
import { DeleteDialog } from '../dialog/delete-dialog.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { useMay } from '../session/use-may.ts'
import type { Column } from '../table/column.ts'
import { DataTable } from '../table/data-table.tsx'
import { RowActions } from '../table/row-actions.tsx'
import { useTableAddress } from '../table/use-table-address.ts'
import { AddDeveloperDialog } from './add-developer-dialog.tsx'
import { EditDeveloperDialog } from './edit-developer-dialog.tsx'
import { ViewDeveloperDialog } from './view-developer-dialog.tsx'

type Opened = { readonly is: 'add' } | { readonly is: 'view' | 'edit' | 'delete'; readonly developer: DeveloperAnswer }

const COLUMNS: readonly Column<DeveloperAnswer>[] = [
  { heading: 'Name', show: ({ name }) => <span className="font-medium">{name}</span> },
  { heading: 'Office Address', show: ({ office_address: address }) => address },
  { heading: 'Contact Number', show: ({ contact_number: number }) => number },
  { heading: 'Contact Person', show: ({ contact_person: person }) => person },
]

/** "A searchable table; row actions View, Edit, Delete, plus an Add button; add and edit happen in dialogs" (§2). */
export function DevelopersScreen() {
  const table = useTableAddress()
  const list = useEndpoint(developerEndpoints.list, { query: table.query })
  const forget = useForget()
  const mayChange = useMay(developerEndpoints.update)
  const [opened, setOpened] = useState<Opened>()
  const close = (): void => setOpened(undefined)
  const changed = (): void => {
    close()
    forget(developerEndpoints.list, developerEndpoints.get)
  }
  const add = mayChange && (
    <Button icon="plus" onClick={() => setOpened({ is: 'add' })}>
      Add
    </Button>
  )

  return (
    <>
      <ScreenHead title="Developers">{add}</ScreenHead>
      <DataTable
        noun="developers"
        table={table}
        list={list}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        add={add}
        actions={(developer) => (
          <RowActions
            name={developer.name}
            actions={[
              { label: 'View', onSelect: () => setOpened({ is: 'view', developer }) },
              mayChange && { label: 'Edit', onSelect: () => setOpened({ is: 'edit', developer }) },
              mayChange && {
                label: 'Delete',
                isDangerous: true,
                onSelect: () => setOpened({ is: 'delete', developer }),
              },
            ]}
          />
        )}
      />
      {opened?.is === 'add' && <AddDeveloperDialog onClose={close} onSaved={changed} />}
      {opened?.is === 'view' && (
        <ViewDeveloperDialog id={opened.developer.id} name={opened.developer.name} onClose={close} />
      )}
      {opened?.is === 'edit' && <EditDeveloperDialog developer={opened.developer} onClose={close} onSaved={changed} />}
      {opened?.is === 'delete' && (
        <DeleteDialog
          title="Delete developer"
          name={opened.developer.name}
          onDelete={() => sendEndpoint(developerEndpoints.delete, { params: { id: opened.developer.id } })}
          onDeleted={changed}
          onClose={close}
        />
      )}
    </>
  )
}
