import { realtyEndpoints } from '@tahanan/contracts/realty/realty.endpoints.ts'
import { type BrokerAnswer, brokerAnswerSchema } from '@tahanan/contracts/broker/broker.ts'
import { brokerEndpoints } from '@tahanan/contracts/broker/broker.endpoints.ts'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { useIdempotencyKey } from '@tahanan/web/ui/idempotency-key.ts'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { ExportButton } from '../download/download-button.tsx'
import { changedPart } from '../form/three-way.ts'
import { formField } from '../form/form-field.ts'
import { TextField } from '../form/text-field.tsx'
import { type DraftState, useDraft } from '../form/use-draft.ts'
import { type Saving, useSaving } from '../form/use-saving.ts'
import { HalfDoneNote } from '../person/half-done-note.tsx'
import { LicenseChips } from '../person/license-chips.tsx'
import {
  PERSON_LABELS,
  personBodyOf,
  type PersonDraft,
  personDraft,
  personProblems,
  shownPersonField,
} from '../person/person-draft.ts'
import { PersonFacts } from '../person/person-facts.tsx'
import { PersonFields } from '../person/person-fields.tsx'
import { useTwoSteps } from '../person/use-two-steps.ts'
import { RecordField } from '../picker/record-field.tsx'
import { type ChosenPicture, SinglePictureField, useChosenPicture } from '../picture/single-picture-field.tsx'
import { EditDialog } from '../stale/edit-dialog.tsx'
import { useVersionedSave } from '../stale/use-versioned-save.ts'
import type { Column } from '../table/data-table.tsx'
import { type DialogEnds, RecordsScreen } from '../table/records-screen.tsx'

const BROKER_LABELS = { ...PERSON_LABELS, office_address: 'Office address', realty_id: 'Realty' } as const

/** Fields whose messages the form shows beside them. */
const BROKER_FIELDS: readonly string[] = [...Object.keys(BROKER_LABELS), 'image']

const NOTHING_MORE = new Set<never>()

const COLUMNS: readonly Column<BrokerAnswer>[] = [
  { heading: 'ID', show: ({ id }) => id, className: 'w-16' },
  { heading: 'Name', show: ({ name }) => name, className: 'font-medium' },
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
  return (
    <RecordsScreen
      title="Brokers"
      noun="brokers"
      record="broker"
      columns={COLUMNS}
      endpoints={brokerEndpoints}
      deleteTitle="Delete Broker"
      addDialog={(ends) => <AddBrokerDialog {...ends} />}
      viewDialog={(broker, onClose) => (
        <Dialog isOpen size="wide" title={broker.name} onClose={onClose}>
          <PersonFacts
            person={broker}
            more={[
              ['Realty', broker.realty?.name],
              ['Office address', broker.office_address],
              ['Salespersons', broker.salespersons],
              ['Listings', broker.listings],
            ]}
          />
        </Dialog>
      )}
      updateLabel="Update"
      updateDialog={(broker, ends) => <UpdateBrokerDialog broker={broker} {...ends} />}
    >
      <ExportButton table="brokers" />
    </RecordsScreen>
  )
}

function UpdateBrokerDialog({ broker, onClose, onSaved }: DialogEnds & { readonly broker: BrokerAnswer }) {
  const draft = useDraft(() => brokerDraft(broker), {
    version: broker.version,
    name: `broker ${broker.id}`,
  })
  const photo = useChosenPicture(broker.image)
  const params = { id: broker.id }
  const edit = useVersionedSave({
    draft,
    answer: brokerAnswerSchema,
    draftOf: brokerDraft,
    check: (values) => personProblems(values, { isSalesperson: false, isEdit: true, hasPhoto: true }),
    async send(values, base, version) {
      const body = changedPart(brokerBodyOf(base), brokerBodyOf(values))
      const saved = await sendEndpoint(brokerEndpoints.update, { params, body }, { version })
      if (photo.file === undefined) return saved
      return sendEndpoint(brokerEndpoints.update, { params, body: { image: [photo.file] } }, { version: saved.version })
    },
    hasPicture: photo.file !== undefined,
    onSaved,
  })
  return (
    <EditDialog
      noun="broker"
      id={broker.id}
      title="Update Broker"
      edit={edit}
      draft={draft}
      isDirty={draft.isDirty || photo.file !== undefined}
      fields={BROKER_FIELDS}
      labels={BROKER_LABELS}
      show={shownPersonField}
      onClose={onClose}
    >
      <BrokerForm draft={draft} saving={edit.saving} photo={photo} />
    </EditDialog>
  )
}

function AddBrokerDialog({ onClose, onChanged, onSaved }: DialogEnds) {
  const draft = useDraft(() => brokerDraft(), { name: 'new broker' })
  const photo = useChosenPicture()
  const saving = useSaving()
  const idempotencyKey = useIdempotencyKey(draft.values)
  const steps = useTwoSteps({
    saving,
    async create() {
      const made = await sendEndpoint(brokerEndpoints.create, { body: brokerBodyOf(draft.values) }, { idempotencyKey })
      draft.forget()
      onChanged()
      return made
    },
    async upload({ id }) {
      const { file } = photo
      if (file !== undefined) await sendEndpoint(brokerEndpoints.update, { params: { id }, body: { image: [file] } })
    },
    onSaved,
  })
  const save = (): void => {
    const hasPhoto = photo.file !== undefined
    const problems = personProblems(draft.values, { isSalesperson: false, isEdit: false, hasPhoto })
    if (!saving.refuse(problems)) void steps.save()
  }
  return (
    <FormDialog
      title="Add Broker"
      size="wide"
      submitLabel={steps.isHalfDone ? 'Send the photo' : 'Add'}
      saving={saving}
      draft={draft}
      isDirty={!steps.isHalfDone && (draft.isDirty || photo.file !== undefined)}
      fields={BROKER_FIELDS}
      onClose={onClose}
      onSubmit={save}
    >
      {steps.isHalfDone && !saving.isRunning && <HalfDoneNote noun="broker" />}
      <BrokerForm draft={draft} saving={saving} photo={photo} />
    </FormDialog>
  )
}

/** The form as the calls take it. */
function brokerBodyOf(draft: BrokerDraft) {
  return { ...personBodyOf(draft), office_address: draft.office_address, realty_id: draft.realty_id }
}

interface BrokerFormProps {
  readonly draft: DraftState<BrokerDraft>
  readonly saving: Saving
  readonly photo: ChosenPicture
}

/** The fields of a broker. */
function BrokerForm({ draft, saving, photo }: BrokerFormProps) {
  return (
    <>
      <PersonFields draft={draft} saving={saving} required={NOTHING_MORE} />
      <TextField label={BROKER_LABELS.office_address} {...formField(draft, saving, 'office_address')} />
      <RecordField
        label={BROKER_LABELS.realty_id}
        endpoints={realtyEndpoints}
        placeholder="None"
        {...formField(draft, saving, 'realty_id')}
      />
      <SinglePictureField label="Photo" picture={photo} saving={saving} field="image" />
    </>
  )
}

/** The form of a broker (decision 97), who may work for a firm. */
interface BrokerDraft extends PersonDraft {
  readonly office_address: string
  readonly realty_id: number | null
}

function brokerDraft(broker?: BrokerAnswer): BrokerDraft {
  return {
    ...personDraft(broker),
    office_address: broker?.office_address ?? '',
    realty_id: broker?.realty_id ?? null,
  }
}
