import type { BrokerAnswer } from '@tahanan/contracts/broker/broker-answer.ts'
import { brokerEndpoints } from '@tahanan/contracts/broker/broker.endpoints.ts'
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
import { AddBrokerDialog } from './add-broker-dialog.tsx'
import { UpdateBrokerDialog } from './update-broker-dialog.tsx'

type Opened = { readonly is: 'add' } | { readonly is: 'view' | 'update' | 'delete'; readonly broker: BrokerAnswer }

const COLUMNS: readonly Column<BrokerAnswer>[] = [
  { heading: 'ID', show: ({ id }) => id, className: 'w-16' },
  { heading: 'Name', show: ({ name }) => <span className="font-medium">{name}</span> },
  { heading: 'Realty', show: ({ realty }) => realty?.name ?? '—' },
  { heading: 'Contact Numbers', show: ({ contact }) => contact },
  {
    heading: 'License',
    show: ({ license, is_licensed: isLicensed }) => <LicenseChips licenses={license} isLicensed={isLicensed} />,
  },
  { heading: 'Salespersons', show: ({ salespersons }) => salespersons },
  { heading: 'Listings', show: ({ listings }) => listings },
]

/** Brokers, on the pattern of the Salespersons screen (decision 97). */
export function BrokersScreen() {
  const table = useTableAddress()
  const list = useEndpoint(brokerEndpoints.list, { query: table.query })
  const forget = useForget()
  const mayChange = useMay(brokerEndpoints.update)
  const [opened, setOpened] = useState<Opened>()
  const close = (): void => setOpened(undefined)
  const refresh = (): void => forget(brokerEndpoints.list, brokerEndpoints.get)
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
      <ScreenHead title="Brokers">{add}</ScreenHead>
      <DataTable
        noun="brokers"
        table={table}
        list={list}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        add={add}
        actions={(broker) => (
          <RowActions
            name={broker.name}
            actions={[
              { label: 'View', onSelect: () => setOpened({ is: 'view', broker }) },
              mayChange && { label: 'Update', onSelect: () => setOpened({ is: 'update', broker }) },
              mayChange && { label: 'Delete', isDangerous: true, onSelect: () => setOpened({ is: 'delete', broker }) },
            ]}
          />
        )}
      />
      {opened?.is === 'add' && <AddBrokerDialog onClose={close} onCreated={refresh} onSaved={changed} />}
      {opened?.is === 'view' && (
        <Dialog isOpen size="wide" title={opened.broker.name} onClose={close}>
          <PersonFacts
            person={opened.broker}
            more={[
              ['Realty', opened.broker.realty?.name],
              ['Office address', opened.broker.office_address],
              ['Salespersons', opened.broker.salespersons],
              ['Listings', opened.broker.listings],
            ]}
          />
        </Dialog>
      )}
      {opened?.is === 'update' && <UpdateBrokerDialog broker={opened.broker} onClose={close} onSaved={changed} />}
      {opened?.is === 'delete' && (
        <DeleteDialog
          title="Delete Broker"
          name={opened.broker.name}
          onDelete={() => sendEndpoint(brokerEndpoints.delete, { params: { id: opened.broker.id } })}
          onDeleted={changed}
          onClose={close}
        />
      )}
    </>
  )
}
