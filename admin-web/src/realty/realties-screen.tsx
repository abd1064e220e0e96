import { type RealtyAnswer, realtyAnswerSchema } from '@tahanan/contracts/realty/realty.ts'
import { realtyEndpoints } from '@tahanan/contracts/realty/realty.endpoints.ts'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { RichText } from '@tahanan/web/ui/rich-text.tsx'
import { useIdempotencyKey } from '@tahanan/web/ui/idempotency-key.ts'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { ExportButton } from '../download/download-button.tsx'
import { formField } from '../form/form-field.ts'
import { changedPart } from '../form/three-way.ts'
import { shownText } from '../form/shown-text.ts'
import { TextField } from '../form/text-field.tsx'
import { type DraftState, useDraft } from '../form/use-draft.ts'
import { type Saving, useSaving } from '../form/use-saving.ts'
import { BrokerField } from '../picker/broker-field.tsx'
import { type ChosenPicture, SinglePictureField, useChosenPicture } from '../picture/single-picture-field.tsx'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { Facts } from '../screen/facts.tsx'
import { EditDialog } from '../stale/edit-dialog.tsx'
import { useVersionedSave } from '../stale/use-versioned-save.ts'
import type { Column } from '../table/data-table.tsx'
import { type DialogEnds, RecordsScreen } from '../table/records-screen.tsx'
import { REALTY_FIELDS, REALTY_LABELS, realtyDraft, type RealtyDraft, realtyProblems } from './realty-draft.ts'

const COLUMNS: readonly Column<RealtyAnswer>[] = [
  { heading: 'ID', show: ({ id }) => id, className: 'w-16' },
  { heading: 'Name', show: ({ name }) => name, className: 'font-medium' },
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
      record="realty"
      columns={COLUMNS}
      endpoints={realtyEndpoints}
      deleteTitle="Delete Realty"
      addDialog={(ends) => <AddRealtyDialog {...ends} />}
      viewDialog={(realty, onClose) => <ViewRealtyDialog realty={realty} onClose={onClose} />}
      updateLabel="Update"
      updateDialog={(realty, ends) => <UpdateRealtyDialog realty={realty} {...ends} />}
    >
      <ExportButton table="realty" />
    </RecordsScreen>
  )
}

/** A firm to be read. */
function ViewRealtyDialog({ realty, onClose }: { readonly realty: RealtyAnswer; readonly onClose: () => void }) {
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

function AddRealtyDialog({ onClose, onSaved }: DialogEnds) {
  const draft = useDraft(() => realtyDraft(), { name: 'new realty' })
  const logo = useChosenPicture()
  const saving = useSaving()
  const idempotencyKey = useIdempotencyKey(draft.values, logo.file)
  const save = async (): Promise<void> => {
    if (saving.refuse(realtyProblems(draft.values))) return
    const body = { ...draft.values, ...(logo.file !== undefined && { logo: [logo.file] }) }
    if (!(await saving.run(() => sendEndpoint(realtyEndpoints.create, { body }, { idempotencyKey })))) return
    draft.forget()
    onSaved()
  }
  return (
    <FormDialog
      title="Add Realty"
      size="wide"
      submitLabel="Add"
      saving={saving}
      draft={draft}
      isDirty={draft.isDirty || logo.file !== undefined}
      fields={REALTY_FIELDS}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <RealtyForm draft={draft} saving={saving} logo={logo} />
    </FormDialog>
  )
}

function UpdateRealtyDialog({ realty, onClose, onSaved }: DialogEnds & { readonly realty: RealtyAnswer }) {
  const draft = useDraft(() => realtyDraft(realty), { version: realty.version, name: `realty ${realty.id}` })
  const logo = useChosenPicture(realty.logo)
  const edit = useVersionedSave({
    draft,
    answer: realtyAnswerSchema,
    draftOf: realtyDraft,
    check: realtyProblems,
    send(values, base, version) {
      const body = { ...changedPart(base, values), ...(logo.file !== undefined && { logo: [logo.file] }) }
      return sendEndpoint(realtyEndpoints.update, { params: { id: realty.id }, body }, { version })
    },
    hasPicture: logo.file !== undefined,
    onSaved,
  })
  return (
    <EditDialog
      noun="realty"
      id={realty.id}
      title="Update Realty"
      edit={edit}
      draft={draft}
      isDirty={draft.isDirty || logo.file !== undefined}
      fields={REALTY_FIELDS}
      labels={REALTY_LABELS}
      show={(field, values) => shownText(values[field])}
      onClose={onClose}
    >
      <RealtyForm draft={draft} saving={edit.saving} logo={logo} />
    </EditDialog>
  )
}

interface RealtyFormProps {
  readonly draft: DraftState<RealtyDraft>
  readonly saving: Saving
  readonly logo: ChosenPicture
}

/** The fields of a realty firm. */
function RealtyForm({ draft, saving, logo }: RealtyFormProps) {
  const line = (field: Exclude<keyof RealtyDraft, 'broker_in_charge_id' | 'details'>) => (
    <TextField
      label={REALTY_LABELS[field]}
      isRequired={field === 'name'}
      autoFocus={field === 'name'}
      {...formField(draft, saving, field)}
    />
  )
  return (
    <>
      {line('name')}
      {line('office_address')}
      <div className="grid gap-5 sm:grid-cols-2">
        {line('contact_person')}
        {line('contact_number')}
        {line('email')}
        {line('registration_no')}
        {line('dhsud_registration')}
        <BrokerField label={REALTY_LABELS.broker_in_charge_id} {...formField(draft, saving, 'broker_in_charge_id')} />
      </div>
      <RichTextField label={REALTY_LABELS.details} {...formField(draft, saving, 'details')} />
      <SinglePictureField label="Logo" picture={logo} saving={saving} field="logo" />
    </>
  )
}
