import type { RealtyAnswer } from '@tahanan/contracts/realty/realty-answer.ts'
import { realtyEndpoints } from '@tahanan/contracts/realty/realty.endpoints.ts'
import { ExportButton } from '../download/export-button.tsx'
import type { Column } from '../table/column.ts'
import { RecordsScreen } from '../table/records-screen.tsx'
import { AddRealtyDialog } from './add-realty-dialog.tsx'
import { UpdateRealtyDialog } from './update-realty-dialog.tsx'
import { ViewRealtyDialog } from './view-realty-dialog.tsx'

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
  return (
    <RecordsScreen
      title="Realty"
      noun="realty firms"
      columns={COLUMNS}
      endpoints={realtyEndpoints}
      deleteTitle="Delete Realty"
      addDialog={({ onClose, onSaved }) => <AddRealtyDialog onClose={onClose} onSaved={onSaved} />}
      viewDialog={(realty, onClose) => <ViewRealtyDialog realty={realty} onClose={onClose} />}
      updateLabel="Update"
      updateDialog={(realty, { onClose, onSaved }) => (
        <UpdateRealtyDialog realty={realty} onClose={onClose} onSaved={onSaved} />
      )}
    >
      <ExportButton table="realty" />
    </RecordsScreen>
  )
}
