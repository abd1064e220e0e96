import type { SalespersonAnswer } from '@tahanan/contracts/salesperson/salesperson-answer.ts'
import { salespersonEndpoints } from '@tahanan/contracts/salesperson/salesperson.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { useForget } from '../api/use-forget.ts'
import { DeleteDialog } from '../dialog/delete-dialog.tsx'
import { LicenseChips } from '../person/license-chips.tsx'
import { PersonFacts } from '../person/person-facts.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { useMay } from '../session/use-may.ts'
import type { Column } from '../table/column.ts'
import { DataTable } from '../table/data-table.tsx'
import { RowActions } from '../table/row-actions.tsx'
import { useTableAddress } from '../table/use-table-address.ts'
import { AddSalespersonDialog } from './add-salesperson-dialog.tsx'
import { UpdateSalespersonDialog } from './update-salesperson-dialog.tsx'

type Opened =
  | { readonly is: 'add' }
  | { readonly is: 'view' | 'update' | 'delete'; readonly salesperson: SalespersonAnswer }

const COLUMNS: readonly Column<SalespersonAnswer>[] = [
  { heading: 'ID', show: ({ id }) => id, className: 'w-16' },
  { heading: 'Name', show: ({ name }) => <span className="font-medium">{name}</span> },
  { heading: 'Position', show: ({ position }) => position },
  { heading: 'Contact Numbers', show: ({ contact }) => contact },
  {
    heading: 'License',
    show: ({ license, is_licensed: isLicensed }) => <LicenseChips licenses={license} isLicensed={isLicensed} />,
  },
]

/** "Title Salespersons, a search box, an Add button; row actions View, Update, Delete" (§2). */
export function SalespersonsScreen() {
  const table = useTableAddress()
  const list = useEndpoint(salespersonEndpoints.list, { query: table.query })
  const forget = useForget()
  const mayChange = useMay(salespersonEndpoints.update)
  const [opened, setOpened] = useState<Opened>()
  const close = (): void => setOpened(undefined)
  const refresh = (): void => forget(salespersonEndpoints.list, salespersonEndpoints.get)
  const changed = (): void => {
    close()
    refresh()
  }
  const add = mayChange && (
    <Button icon="plus" onClick={() => setOpened({ is: 'add' })}>
      Add
    </Button>
  )
  return (
    <>
      <ScreenHead title="Salespersons">{add}</ScreenHead>
      <DataTable
        noun="salespersons"
        table={table}
        list={list}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        add={add}
        actions={(salesperson) => (
          <RowActions
            name={salesperson.name}
            actions={[
              { label: 'View', onSelect: () => setOpened({ is: 'view', salesperson }) },
              mayChange && { label: 'Update', onSelect: () => setOpened({ is: 'update', salesperson }) },
              mayChange && {
                label: 'Delete',
                isDangerous: true,
                onSelect: () => setOpened({ is: 'delete', salesperson }),
              },
            ]}
          />
        )}
      />
      {opened?.is === 'add' && <AddSalespersonDialog onClose={close} onCreated={refresh} onSaved={changed} />}
      {opened?.is === 'view' && (
        <Dialog isOpen size="wide" title={opened.salesperson.name} onClose={close}>
          <PersonFacts person={opened.salesperson} more={[['Broker', opened.salesperson.broker.name]]} />
        </Dialog>
      )}
      {opened?.is === 'update' && (
        <UpdateSalespersonDialog salesperson={opened.salesperson} onClose={close} onSaved={changed} />
      )}
      {opened?.is === 'delete' && (
        <DeleteDialog
          title="Delete Salesperson"
          name={opened.salesperson.name}
          onDelete={() => sendEndpoint(salespersonEndpoints.delete, { params: { id: opened.salesperson.id } })}
          onDeleted={changed}
          onClose={close}
        />
      )}
    </>
  )
}
