import { accountEndpoints } from '@tahanan/contracts/account/account.endpoints.ts'
import type { ImportSourceAnswer } from '@tahanan/contracts/import-source/import-source.ts'
import { importSourceEndpoints } from '@tahanan/contracts/import-source/import-source.endpoints.ts'
import { useIdempotencyKey } from '@tahanan/web/ui/idempotency-key.ts'
import { sendEndpoint, useEndpoint } from '../api/endpoint-calls.ts'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { CheckField, formField, SelectField, TextField } from '../form/fields.tsx'
import { useDraft } from '../form/use-draft.ts'
import { useSaving } from '../form/use-saving.ts'
import { BrokerField } from '../picker/broker-field.tsx'

const FIELDS = ['name', 'address', 'account_id', 'daily_hour', 'broker_id']
const HOURS = [null, ...Array.from({ length: 24 }, (_, hour) => hour)]

/** `Daily at 7:00`, in Manila. */
export function hourText(hour: number | null): string {
  return hour === null ? 'Every hour' : `Daily at ${hour}:00`
}

interface ImportSourceDialogProps {
  /** The one that changes; a new one without. */
  readonly source?: ImportSourceAnswer
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** Where from, when, for whom, and how its listings are taken in. */
export function ImportSourceDialog({ source, onClose, onSaved }: ImportSourceDialogProps) {
  const draft = useDraft(() => ({
    name: source?.name ?? '',
    address: source?.address ?? '',
    account_id: source === undefined ? '' : String(source.account.id),
    daily_hour: source?.daily_hour === undefined ? '3' : String(source.daily_hour ?? ''),
    is_published: source?.is_published ?? false,
    broker_id: source?.broker_id ?? null,
  }))
  const saving = useSaving()
  const idempotencyKey = useIdempotencyKey(draft.values)
  const { data: accounts } = useEndpoint(accountEndpoints.list, { query: { state: 'active', page_size: '100' } })
  const owners = (accounts?.results ?? [])
    .filter(({ role }) => role !== 'viewer')
    .map(({ id, name }) => ({ value: String(id), label: name }))
  const save = async (): Promise<void> => {
    const { daily_hour: typedHour, ...values } = draft.values
    const body = { ...values, daily_hour: typedHour === '' ? null : Number(typedHour) }
    const isSaved = await saving.run(async () => {
      if (source === undefined) await sendEndpoint(importSourceEndpoints.create, { body }, { idempotencyKey })
      else {
        const { id, version } = source
        await sendEndpoint(importSourceEndpoints.update, { params: { id }, body }, { version })
      }
    })
    if (isSaved) onSaved()
  }
  return (
    <FormDialog
      title={source === undefined ? 'Add source' : 'Edit source'}
      saving={saving}
      isDirty={draft.isDirty}
      fields={FIELDS}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <TextField label="Name" isRequired autoFocus {...formField(draft, saving, 'name')} />
      <TextField
        label="Address"
        type="url"
        isRequired
        placeholder="https://partner.example/listings.csv"
        hint={source && 'What another address brings first waits for your yes again.'}
        {...formField(draft, saving, 'address')}
      />
      <SelectField
        label="Owner"
        isRequired
        hint="Its listings are added for this account, who is told by e-mail how it went."
        options={[{ value: '', label: 'Choose an account' }, ...owners]}
        {...formField(draft, saving, 'account_id')}
      />
      <SelectField
        label="When"
        hint="In Manila."
        options={HOURS.map((each) => ({ value: String(each ?? ''), label: hourText(each) }))}
        {...formField(draft, saving, 'daily_hour')}
      />
      <BrokerField {...formField(draft, saving, 'broker_id')} />
      <CheckField
        label="Show its listings to visitors"
        hint="Left out: they are drafts."
        isChecked={draft.values.is_published}
        onChange={(isPublished) => draft.set('is_published', isPublished)}
      />
    </FormDialog>
  )
}
