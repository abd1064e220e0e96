import type { RealtyAnswer } from '@tahanan/contracts/realty/realty-answer.ts'
import { realtyEndpoints } from '@tahanan/contracts/realty/realty.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { useForget } from '../api/use-forget.ts'
import { DeleteDialog } from '../dialog/delete-dialog.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { Facts } from '../screen/facts.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { useMay } from '../session/use-may.ts'
import type { Column } from '../table/column.ts'
import { DataTable } from '../table/data-table.tsx'
import { RowActions } from '../table/row-actions.tsx'
import { useTableAddress } from '../table/use-table-address.ts'
import { AddRealtyDialog } from './add-realty-dialog.tsx'
import { UpdateRealtyDialog } from './update-realty-dialog.tsx'

type Opened = { readonly is: 'add' } | { readonly is: 'view' | 'update' | 'delete'; readonly realty: RealtyAnswer }

const COLUMNS: readonly Column<RealtyAnswer>[] = [
  { heading: 'ID', show: ({ id }) => id, className: 'w-16' },
  { heading: 'Name', show: ({ name }) => <span className="font-medium">{name}</span> },
  { heading: 'Office Address', show: ({ office_address: address }) => address },
  { heading: 'Contact Number', show: ({ contact_number: number }) => number },
  { heading: 'Contact Person', show: ({ contact_person: person }) => person },
  { heading: 'Broker in charge', show: ({ broker_in_charge: broker }) => broker?.name ?? '—' },
  { heading: 'Brokers', show: ({ brokers }) => brokers },
]

/** Realty firms (decision 98), on the pattern of the other tables. */
export function RealtiesScreen() {
  const table = useTableAddress()
  const list = useEndpoint(realtyEndpoints.list, { query: table.query })
  const forget = useForget()
  const mayChange = useMay(realtyEndpoints.update)
  const [opened, setOpened] = useState<Opened>()
  const close = (): void => setOpened(undefined)
  const changed = (): void => {
    close()
    forget(realtyEndpoints.list, realtyEndpoints.get)
  }
  const add = mayChange && (
    <Button icon="plus" onClick={() => setOpened({ is: 'add' })}>
      Add
    </Button>
  )
  return (
    <>
      <ScreenHead title="Realty">{add}</ScreenHead>
      <DataTable
        noun="realty firms"
        table={table}
        list={list}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        add={add}
        actions={(realty) => (
          <RowActions
            name={realty.name}
            actions={[
              { label: 'View', onSelect: () => setOpened({ is: 'view', realty }) },
              mayChange && { label: 'Update', onSelect: () => setOpened({ is: 'update', realty }) },
              mayChange && { label: 'Delete', isDangerous: true, onSelect: () => setOpened({ is: 'delete', realty }) },
            ]}
          />
        )}
      />
      {opened?.is === 'add' && <AddRealtyDialog onClose={close} onSaved={changed} />}
      {opened?.is === 'view' && <ViewRealty realty={opened.realty} onClose={close} />}
      {opened?.is === 'update' && <UpdateRealtyDialog realty={opened.realty} onClose={close} onSaved={changed} />}
      {opened?.is === 'delete' && (
        <DeleteDialog
          title="Delete Realty"
          name={opened.realty.name}
          onDelete={() => sendEndpoint(realtyEndpoints.delete, { params: { id: opened.realty.id } })}
          onDeleted={changed}
          onClose={close}
        />
      )}
    </>
  )
}

function ViewRealty({ realty, onClose }: { readonly realty: RealtyAnswer; readonly onClose: () => void }) {
  return (
    <Dialog isOpen size="wide" title={realty.name} onClose={onClose}>
      <div className="space-y-6">
        <div className="flex flex-wrap items-start gap-6">
          {realty.logo !== null && (
            <img
              src={realty.logo}
              alt={`Logo of ${realty.name}`}
              className="size-24 rounded border border-line object-contain"
            />
          )}
          <Facts
            facts={[
              ['Office address', realty.office_address],
              ['Contact number', realty.contact_number],
              ['Contact person', realty.contact_person],
              ['Email address', realty.email],
              ['SEC or DTI registration', realty.registration_no],
              ['DHSUD registration', realty.dhsud_registration],
              ['Broker in charge', realty.broker_in_charge?.name],
              ['Brokers', realty.brokers],
            ]}
          />
        </div>
        <RichText html={realty.details} />
      </div>
    </Dialog>
  )
}
