import { type DeveloperAnswer, developerAnswerSchema } from '@tahanan/contracts/developer/developer-answer.ts'
import { developerEndpoints } from '@tahanan/contracts/developer/developer.endpoints.ts'
import type { FieldMessages } from '@tahanan/contracts/endpoint/field-messages.ts'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { ExportButton } from '../download/export-button.tsx'
import { changedPart } from '../form/changed-part.ts'
import { isEmptyText } from '../form/is-empty-text.ts'
import { shownText } from '../form/shown-text.ts'
import { TextField } from '../form/text-field.tsx'
import { type DraftState, useDraft } from '../form/use-draft.ts'
import { useIdempotencyKey } from '../form/use-idempotency-key.ts'
import { type Saving, useSaving } from '../form/use-saving.ts'
import { SinglePictureField } from '../picture/single-picture-field.tsx'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { EditDialog } from '../stale/edit-dialog.tsx'
import { useVersionedSave } from '../stale/use-versioned-save.ts'
import type { Column } from '../table/column.ts'
import { RecordsScreen } from '../table/records-screen.tsx'
import { ViewDeveloperDialog } from './view-developer-dialog.tsx'

const DEVELOPER_LABELS = {
  name: 'Name',
  office_address: 'Office address',
  contact_person: 'Contact person',
  contact_number: 'Contact number',
  details: 'Details',
} as const

/** Fields whose messages the form shows beside them. */
const DEVELOPER_FIELDS: readonly string[] = [...Object.keys(DEVELOPER_LABELS), 'pictures']

const REQUIRED = ['Field is required']

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

interface AddDeveloperDialogProps {
  readonly onClose: () => void
  readonly onSaved: () => void
}

function AddDeveloperDialog({ onClose, onSaved }: AddDeveloperDialogProps) {
  const draft = useDraft(() => developerDraft())
  const [logo, setLogo] = useState<File>()
  const saving = useSaving()
  const idempotencyKey = useIdempotencyKey(draft.values, logo)

  const save = async (): Promise<void> => {
    if (saving.refuse(developerProblems(draft.values, { isEdit: false, hasLogo: logo !== undefined }))) return
    const body = { ...draft.values, ...(logo !== undefined && { pictures: [logo] }) }
    if (await saving.run(() => sendEndpoint(developerEndpoints.create, { body }, { idempotencyKey }))) onSaved()
  }

  return (
    <FormDialog
      title="Add developer"
      size="wide"
      submitLabel="Add"
      saving={saving}
      isDirty={draft.isDirty || logo !== undefined}
      fields={DEVELOPER_FIELDS}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <DeveloperForm draft={draft} saving={saving} isEdit={false} logo={logo} onLogo={setLogo} />
    </FormDialog>
  )
}

interface EditDeveloperDialogProps {
  readonly developer: DeveloperAnswer
  readonly onClose: () => void
  readonly onSaved: () => void
}

function EditDeveloperDialog({ developer, onClose, onSaved }: EditDeveloperDialogProps) {
  const draft = useDraft(() => developerDraft(developer))
  const [logo, setLogo] = useState<File>()
  const current = developer.pictures[0]?.url
  const hasLogo = logo !== undefined || current !== undefined
  const edit = useVersionedSave({
    draft,
    version: developer.version,
    answer: developerAnswerSchema,
    draftOf: developerDraft,
    check: (values) => developerProblems(values, { isEdit: true, hasLogo }),
    send(values, base, version) {
      // "Pictures are sent only when a new file is chosen" (§7).
      const body = { ...changedPart(base, values), ...(logo !== undefined && { pictures: [logo] }) }
      return sendEndpoint(developerEndpoints.update, { params: { id: developer.id }, body }, { version })
    },
    onSaved,
  })
  return (
    <EditDialog
      title="Edit developer"
      edit={edit}
      isDirty={draft.isDirty || logo !== undefined}
      fields={DEVELOPER_FIELDS}
      labels={DEVELOPER_LABELS}
      show={(field, values) => shownText(values[field])}
      onClose={onClose}
    >
      <DeveloperForm draft={draft} saving={edit.saving} isEdit currentLogo={current} logo={logo} onLogo={setLogo} />
    </EditDialog>
  )
}

interface DeveloperPictures {
  readonly isEdit: boolean
  /** There is a logo, or one was chosen. */
  readonly hasLogo: boolean
}

/** §5 "Developer add and edit": details and logo are required in an edit alone (decision 78). */
export function developerProblems(draft: DeveloperDraft, { isEdit, hasLogo }: DeveloperPictures): FieldMessages {
  const problems: Record<string, string[]> = {}
  for (const field of ['name', 'office_address', 'contact_person', 'contact_number'] as const) {
    if (isEmptyText(draft[field])) problems[field] = REQUIRED
  }
  if (isEdit && isEmptyText(draft.details)) problems['details'] = REQUIRED
  if (isEdit && !hasLogo) problems['pictures'] = REQUIRED
  return problems
}

interface DeveloperFormProps {
  readonly draft: DraftState<DeveloperDraft>
  readonly saving: Saving
  readonly isEdit: boolean
  readonly currentLogo?: string | undefined
  readonly logo: File | undefined
  readonly onLogo: (file: File | undefined) => void
}

/** The fields of a developer; adding and editing differ in what is required (§5). */
function DeveloperForm({ draft, saving, isEdit, currentLogo, logo, onLogo }: DeveloperFormProps) {
  const line = (field: 'name' | 'office_address' | 'contact_person' | 'contact_number') => (
    <TextField
      label={DEVELOPER_LABELS[field]}
      isRequired
      autoFocus={field === 'name'}
      value={draft.values[field]}
      messages={saving.messages(field)}
      onChange={(value) => {
        draft.set(field, value)
        saving.forget(field)
      }}
    />
  )
  return (
    <>
      {line('name')}
      {line('office_address')}
      <div className="grid gap-5 sm:grid-cols-2">
        {line('contact_person')}
        {line('contact_number')}
      </div>
      <RichTextField
        label={DEVELOPER_LABELS.details}
        isRequired={isEdit}
        value={draft.values.details}
        messages={saving.messages('details')}
        onChange={(value) => draft.set('details', value)}
      />
      <SinglePictureField
        label="Logo"
        isRequired={isEdit}
        current={currentLogo}
        file={logo}
        messages={saving.messages('pictures')}
        onChange={(file) => {
          onLogo(file)
          saving.forget('pictures')
        }}
      />
    </>
  )
}

/** The fields of a developer's form; the logo is a file, and kept apart. */
interface DeveloperDraft extends Readonly<Record<string, unknown>> {
  readonly name: string
  readonly office_address: string
  readonly contact_person: string
  readonly contact_number: string
  readonly details: string
}

/** The form of a developer that is there already, or an empty one. */
export function developerDraft(developer?: DeveloperAnswer): DeveloperDraft {
  return {
    name: developer?.name ?? '',
    office_address: developer?.office_address ?? '',
    contact_person: developer?.contact_person ?? '',
    contact_number: developer?.contact_number ?? '',
    details: developer?.details ?? '',
  }
}
