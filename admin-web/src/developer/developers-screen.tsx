import type { DeveloperAnswer } from '@tahanan/contracts/developer/developer-answer.ts'
import { developerEndpoints } from '@tahanan/contracts/developer/developer.endpoints.ts'
import { ExportButton } from '../download/export-button.tsx'
import type { Column } from '../table/column.ts'
import { RecordsScreen } from '../table/records-screen.tsx'
import { AddDeveloperDialog } from './add-developer-dialog.tsx'
import { EditDeveloperDialog } from './edit-developer-dialog.tsx'
import { ViewDeveloperDialog } from './view-developer-dialog.tsx'

const COLUMNS: readonly Column<DeveloperAnswer>[] = [
  { heading: 'Name', show: ({ name }) => <span className="font-medium">{name}</span> },
  { heading: 'Office Address', show: ({ office_address: address }) => address },
  { heading: 'Contact Number', show: ({ contact_number: number }) => number },
  { heading: 'Contact Person', show: ({ contact_person: person }) => person },
]

/** "A searchable table; row actions View, Edit, Delete, plus an Add button; add and edit happen in dialogs" (§2). */
export function DevelopersScreen() {
  return (
    <RecordsScreen
      title="Developers"
      noun="developers"
      columns={COLUMNS}
      endpoints={developerEndpoints}
      deleteTitle="Delete developer"
      addDialog={({ onClose, onSaved }) => <AddDeveloperDialog onClose={onClose} onSaved={onSaved} />}
      viewDialog={({ id, name }, onClose) => <ViewDeveloperDialog id={id} name={name} onClose={onClose} />}
      updateLabel="Edit"
      updateDialog={(developer, { onClose, onSaved }) => (
        <EditDeveloperDialog developer={developer} onClose={onClose} onSaved={onSaved} />
      )}
    >
      <ExportButton table="developers" />
    </RecordsScreen>
  )
}
