import { API_SCOPES, type ApiKeyAnswer, type ApiScope, CALLS_PER_MINUTE } from '@tahanan/contracts/api-key/api-key.ts'
import { apiKeyEndpoints } from '@tahanan/contracts/api-key/api-key.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Chip } from '@tahanan/web/ui/chip.tsx'
import { useIdempotencyKey } from '@tahanan/web/ui/idempotency-key.ts'
import { useState } from 'react'
import { sendEndpoint, useEndpoint, useForget } from '../api/endpoint-calls.ts'
import { ActDialog } from '../dialog/act-dialog.tsx'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { SecretDialog } from '../dialog/secret-dialog.tsx'
import { CheckListField } from '../form/check-list-field.tsx'
import { formField, TextField } from '../form/fields.tsx'
import { NumberField } from '../form/number-field.tsx'
import { useDraft } from '../form/use-draft.ts'
import { useSaving } from '../form/use-saving.ts'
import { ScreenHead } from '../screen/screen-head.tsx'
import { type Column, DataTable } from '../table/data-table.tsx'
import { RowActions } from '../table/row-actions.tsx'
import { useTableAddress } from '../table/use-table-address.ts'
import { momentText } from '../time/time-texts.ts'

const LOOKS = {
  active: ['success', 'Active'],
  account_disabled: ['warning', 'Account disabled'],
  expired: ['plain', 'Expired'],
  ended: ['plain', 'Ended'],
} as const

const SCOPE_LABELS: Readonly<Record<ApiScope, string>> = {
  listings: 'Listings, drafts and sold ones too',
  projects: 'Projects',
  developers: 'Developers',
  areas: 'Areas and their codes',
}

const COLUMNS: readonly Column<ApiKeyAnswer>[] = [
  { heading: 'Name', className: 'md:min-w-36', show: ({ name }) => name },
  { heading: 'Key', show: ({ prefix }) => <code className="whitespace-nowrap text-sm">{prefix}…</code> },
  { heading: 'May read', show: ({ scopes }) => scopes.join(', ') },
  { heading: 'State', show: ({ state }) => <Chip tone={LOOKS[state][0]}>{LOOKS[state][1]}</Chip>, className: 'w-28' },
  { heading: 'Last used', show: ({ last_used_at: at }) => (at === null ? 'Never' : momentText(at)) },
  { heading: 'Until', show: ({ expires_on: day }) => day ?? 'No last day' },
  { heading: 'A minute', show: ({ calls_per_minute: calls }) => calls.toLocaleString('en-PH'), className: 'w-24' },
]

type Opened =
  | { readonly is: 'add' }
  | { readonly is: 'end'; readonly key: ApiKeyAnswer }
  | { readonly is: 'secret'; readonly secret: string }

/** Keys by which partners read. */
export function ApiKeysScreen() {
  const table = useTableAddress()
  const list = useEndpoint(apiKeyEndpoints.list, { query: table.query })
  const forget = useForget()
  const [opened, setOpened] = useState<Opened>()
  const close = (): void => setOpened(undefined)
  const changed = (): void => forget(apiKeyEndpoints.list)
  const add = (
    <Button icon="plus" onClick={() => setOpened({ is: 'add' })}>
      Add
    </Button>
  )
  return (
    <>
      <ScreenHead title="API keys">{add}</ScreenHead>
      <p className="mb-4 text-ink-soft">
        With a key a partner’s program reads what staff read of the catalogue, and changes nothing. People, owners,
        papers and title numbers stay closed.{' '}
        <a className="text-brand underline" href="/api/docs" target="_blank" rel="noopener">
          What there is to read
        </a>
      </p>
      <DataTable
        noun="API keys"
        table={table}
        list={list}
        columns={COLUMNS}
        add={add}
        actions={(key) => (
          <RowActions
            name={key.name}
            actions={[
              (key.state === 'active' || key.state === 'account_disabled') && {
                label: 'End',
                isDangerous: true,
                onSelect: () => setOpened({ is: 'end', key }),
              },
            ]}
          />
        )}
      />
      {opened?.is === 'add' && (
        <ApiKeyFormDialog
          onClose={close}
          onMade={(secret) => {
            changed()
            setOpened({ is: 'secret', secret })
          }}
        />
      )}
      {opened?.is === 'secret' && (
        <SecretDialog title="The key" secret={opened.secret} onClose={close}>
          The partner sends it as <code className="break-all">Authorization: Bearer …</code> Copy it now: it is not
          shown again.
        </SecretDialog>
      )}
      {opened?.is === 'end' && (
        <ActDialog
          title="End API key"
          submitLabel="End it"
          act={() => sendEndpoint(apiKeyEndpoints.end, { params: { id: opened.key.id } })}
          onActed={changed}
          onClose={close}
        >
          <p>The key of {opened.key.name} opens nothing from now on. This cannot be undone; another one can be made.</p>
        </ActDialog>
      )}
    </>
  )
}

const FIELDS = ['name', 'scopes', 'expires_on', 'calls_per_minute']
const CHOICES = API_SCOPES.map((scope, value) => ({ value, label: SCOPE_LABELS[scope] }))

interface ApiKeyDraft {
  readonly name: string
  /** Places in `API_SCOPES`. */
  readonly scopes: readonly number[]
  readonly expires_on: string
  readonly calls_per_minute: string
}

interface ApiKeyFormDialogProps {
  readonly onClose: () => void
  readonly onMade: (secret: string) => void
}

function ApiKeyFormDialog({ onClose, onMade }: ApiKeyFormDialogProps) {
  const draft = useDraft<ApiKeyDraft>(() => ({
    name: '',
    scopes: [],
    expires_on: '',
    calls_per_minute: String(CALLS_PER_MINUTE.usual),
  }))
  const saving = useSaving()
  const idempotencyKey = useIdempotencyKey(draft.values)
  const save = async (): Promise<void> => {
    await saving.run(async () => {
      const body = {
        ...draft.values,
        scopes: API_SCOPES.filter((_, place) => draft.values.scopes.includes(place)),
        calls_per_minute: Number(draft.values.calls_per_minute),
      }
      onMade((await sendEndpoint(apiKeyEndpoints.create, { body }, { idempotencyKey })).key)
    })
  }
  return (
    <FormDialog
      title="Add API key"
      saving={saving}
      isDirty={draft.isDirty}
      fields={FIELDS}
      submitLabel="Make the key"
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <TextField
        label="Name"
        isRequired
        autoFocus
        hint="Whose it is, so that you know which one to end."
        {...formField(draft, saving, 'name')}
      />
      <CheckListField label="What it may read" isRequired choices={CHOICES} {...formField(draft, saving, 'scopes')} />
      <TextField
        label="Last day"
        type="date"
        hint="Empty: until you end it."
        {...formField(draft, saving, 'expires_on')}
      />
      <NumberField label="Calls a minute" kind="count" {...formField(draft, saving, 'calls_per_minute')} />
    </FormDialog>
  )
}
