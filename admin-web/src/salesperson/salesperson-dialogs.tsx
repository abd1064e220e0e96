import { accountEndpoints } from '@tahanan/contracts/account/account.endpoints.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { type SalespersonAnswer, salespersonAnswerSchema } from '@tahanan/contracts/salesperson/salesperson.ts'
import { salespersonEndpoints } from '@tahanan/contracts/salesperson/salesperson.endpoints.ts'
import { useIdempotencyKey } from '@tahanan/web/ui/idempotency-key.ts'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { formField } from '../form/form-field.ts'
import { changedPart } from '../form/three-way.ts'
import { type DraftState, useDraft } from '../form/use-draft.ts'
import { type Saving, useSaving } from '../form/use-saving.ts'
import { HalfDoneNote } from '../person/half-done-note.tsx'
import {
  PERSON_LABELS,
  personBodyOf,
  type PersonDraft,
  personDraft,
  personProblems,
  shownPersonField,
} from '../person/person-draft.ts'
import { PersonFields } from '../person/person-fields.tsx'
import { useTwoSteps } from '../person/use-two-steps.ts'
import { BrokerField } from '../picker/broker-field.tsx'
import { RecordField } from '../picker/record-field.tsx'
import { type ChosenPicture, SinglePictureField, useChosenPicture } from '../picture/single-picture-field.tsx'
import { useMay } from '../session/use-session.ts'
import { EditDialog } from '../stale/edit-dialog.tsx'
import { useVersionedSave } from '../stale/use-versioned-save.ts'
import type { DialogEnds } from '../table/records-screen.tsx'

const SALESPERSON_LABELS = { ...PERSON_LABELS, broker_id: 'Broker', account_id: 'Account' } as const

/** Fields whose messages the form shows beside them. */
const SALESPERSON_FIELDS: readonly string[] = [...Object.keys(SALESPERSON_LABELS), 'image']

const REQUIRED = {
  add: new Set(['position', 'contact'] as const),
  edit: new Set(['position', 'contact', 'email', 'license'] as const),
}

interface UpdateSalespersonDialogProps extends DialogEnds {
  readonly salesperson: SalespersonAnswer
}

export function UpdateSalespersonDialog({ salesperson, onClose, onSaved }: UpdateSalespersonDialogProps) {
  const draft = useDraft(() => salespersonDraft(salesperson), {
    version: salesperson.version,
    name: `salesperson ${salesperson.id}`,
  })
  const photo = useChosenPicture(salesperson.image)
  const params = { id: salesperson.id }
  const hasPhoto = (photo.file ?? photo.current) !== undefined
  const edit = useVersionedSave({
    draft,
    answer: salespersonAnswerSchema,
    draftOf: salespersonDraft,
    check: (values) => personProblems(values, { isSalesperson: true, isEdit: true, hasPhoto }),
    async send(values, base, version) {
      const body = changedPart(salespersonBodyOf(base), salespersonBodyOf(values))
      const saved = await sendEndpoint(salespersonEndpoints.update, { params, body }, { version })
      const { file } = photo
      if (file === undefined) return saved
      return sendEndpoint(salespersonEndpoints.update, { params, body: { image: [file] } }, { version: saved.version })
    },
    hasPicture: photo.file !== undefined,
    onSaved,
  })
  return (
    <EditDialog
      noun="salesperson"
      id={salesperson.id}
      title="Update Salesperson"
      edit={edit}
      draft={draft}
      isDirty={draft.isDirty || photo.file !== undefined}
      fields={SALESPERSON_FIELDS}
      labels={SALESPERSON_LABELS}
      show={shownPersonField}
      onClose={onClose}
    >
      <SalespersonForm draft={draft} saving={edit.saving} isEdit photo={photo} />
    </EditDialog>
  )
}

export function AddSalespersonDialog({ onClose, onChanged, onSaved }: DialogEnds) {
  // Tells which broker is preselected (§6).
  const choices = useEndpoint(listingEndpoints.fetchCreateData, {}, { revalidateOnFocus: false })
  const draft = useDraft(() => salespersonDraft(), { name: 'new salesperson' })
  const values = { ...draft.values, broker_id: draft.values.broker_id ?? choices.data?.default_broker_id ?? null }
  const photo = useChosenPicture()
  const saving = useSaving()
  const idempotencyKey = useIdempotencyKey(values)
  const steps = useTwoSteps({
    saving,
    async create() {
      const made = await sendEndpoint(
        salespersonEndpoints.create,
        { body: salespersonBodyOf(values) },
        { idempotencyKey },
      )
      draft.forget()
      onChanged()
      return made
    },
    async upload({ id }) {
      const { file } = photo
      if (file !== undefined)
        await sendEndpoint(salespersonEndpoints.update, { params: { id }, body: { image: [file] } })
    },
    onSaved,
  })
  const save = (): void => {
    const problems = personProblems(values, { isSalesperson: true, isEdit: false, hasPhoto: photo.file !== undefined })
    if (!saving.refuse(problems)) void steps.save()
  }
  return (
    <FormDialog
      title="Add Salesperson"
      size="wide"
      submitLabel={steps.isHalfDone ? 'Send the photo' : 'Add'}
      saving={saving}
      draft={draft}
      isDirty={!steps.isHalfDone && (draft.isDirty || photo.file !== undefined)}
      fields={SALESPERSON_FIELDS}
      onClose={onClose}
      onSubmit={save}
    >
      {steps.isHalfDone && !saving.isRunning && <HalfDoneNote noun="salesperson" />}
      <SalespersonForm draft={{ ...draft, values }} saving={saving} isEdit={false} photo={photo} />
    </FormDialog>
  )
}

/** The form as the calls take it. */
function salespersonBodyOf(draft: SalespersonDraft) {
  return {
    ...personBodyOf(draft),
    ...(draft.broker_id !== null && { broker_id: draft.broker_id }),
    account_id: draft.account_id,
  }
}

interface SalespersonFormProps {
  readonly draft: DraftState<SalespersonDraft>
  readonly saving: Saving
  readonly isEdit: boolean
  readonly photo: ChosenPicture
}

/** The fields of a salesperson; adding and updating differ in what is required (§5). */
function SalespersonForm({ draft, saving, isEdit, photo }: SalespersonFormProps) {
  const mayLink = useMay(accountEndpoints.list)
  return (
    <>
      <PersonFields draft={draft} saving={saving} required={isEdit ? REQUIRED.edit : REQUIRED.add} />
      <BrokerField isRequired {...formField(draft, saving, 'broker_id')} />
      {mayLink && (
        <RecordField
          label="Account"
          endpoints={accountEndpoints}
          placeholder="No account: type to search"
          detailOf={({ username }) => username}
          {...formField(draft, saving, 'account_id')}
        />
      )}
      <SinglePictureField label="Photo" isRequired={!isEdit} picture={photo} saving={saving} field="image" />
    </>
  )
}

/** The form of a salesperson, who works under a broker (decision 100). */
interface SalespersonDraft extends PersonDraft {
  readonly broker_id: number | null
  readonly account_id: number | null
}

function salespersonDraft(salesperson?: SalespersonAnswer): SalespersonDraft {
  return {
    ...personDraft(salesperson),
    broker_id: salesperson?.broker_id ?? null,
    account_id: salesperson?.account?.id ?? null,
  }
}
