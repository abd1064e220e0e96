import type { SalespersonAnswer } from '@tahanan/contracts/salesperson/salesperson-answer.ts'
import { salespersonEndpoints } from '@tahanan/contracts/salesperson/salesperson.endpoints.ts'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { ExportButton } from '../download/export-button.tsx'
import { LicenseChips } from '../person/license-chips.tsx'
import { PersonFacts } from '../person/person-facts.tsx'
import type { Column } from '../table/column.ts'
import { RecordsScreen } from '../table/records-screen.tsx'
import { AddSalespersonDialog } from './add-salesperson-dialog.tsx'
import { UpdateSalespersonDialog } from './update-salesperson-dialog.tsx'

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
  return (
    <RecordsScreen
      title="Salespersons"
      noun="salespersons"
      columns={COLUMNS}
      endpoints={salespersonEndpoints}
      deleteTitle="Delete Salesperson"
      addDialog={({ onClose, onChanged, onSaved }) => (
        <AddSalespersonDialog onClose={onClose} onCreated={onChanged} onSaved={onSaved} />
      )}
      viewDialog={(salesperson, onClose) => (
        <Dialog isOpen size="wide" title={salesperson.name} onClose={onClose}>
          <PersonFacts person={salesperson} more={[['Broker', salesperson.broker.name]]} />
        </Dialog>
      )}
      updateLabel="Update"
      updateDialog={(salesperson, { onClose, onSaved }) => (
        <UpdateSalespersonDialog salesperson={salesperson} onClose={onClose} onSaved={onSaved} />
      )}
    >
      <ExportButton table="salespersons" />
    </RecordsScreen>
  )
}
