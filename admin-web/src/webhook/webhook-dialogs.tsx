import {
  WEBHOOK_EVENT_TYPES,
  type WebhookAnswer,
  type WebhookSecretAnswer,
} from '@tahanan/contracts/webhook/webhook.ts'
import { webhookEndpoints } from '@tahanan/contracts/webhook/webhook.endpoints.ts'
import { useIdempotencyKey } from '@tahanan/web/ui/idempotency-key.ts'
import { sendEndpoint } from '../api/endpoint-calls.ts'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { SecretDialog } from '../dialog/secret-dialog.tsx'
import { CheckListField } from '../form/check-list-field.tsx'
import { formField, TextField } from '../form/fields.tsx'
import { useDraft } from '../form/use-draft.ts'
import { useSaving } from '../form/use-saving.ts'

const FIELDS = ['address', 'event_types']

const CHOICES = WEBHOOK_EVENT_TYPES.map((type, value) => ({ value, label: eventLabel(type) }))

/** `Listing: price lowered`. */
export function eventLabel(type: string): string {
  const [noun = '', change = ''] = type.split('.')
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}: ${change.replace('_', ' ')}`
}

interface WebhookFormDialogProps {
  /** The one that changes; a new one without. */
  readonly webhook?: WebhookAnswer
  readonly onClose: () => void
  /** With the secret of a new one. */
  readonly onSaved: (made: WebhookSecretAnswer | undefined) => void
}

interface WebhookDraft {
  readonly address: string
  /** Places in `WEBHOOK_EVENT_TYPES`. */
  readonly event_types: readonly number[]
}

/** Where to, and of what. */
export function WebhookFormDialog({ webhook, onClose, onSaved }: WebhookFormDialogProps) {
  const draft = useDraft<WebhookDraft>(() => ({
    address: webhook?.address ?? '',
    event_types: (webhook?.event_types ?? []).map((type) => WEBHOOK_EVENT_TYPES.indexOf(type)),
  }))
  const saving = useSaving()
  const idempotencyKey = useIdempotencyKey(draft.values)
  const save = async (): Promise<void> => {
    let made: WebhookSecretAnswer | undefined
    const { address, event_types: places } = draft.values
    const body = { address, event_types: WEBHOOK_EVENT_TYPES.filter((_, place) => places.includes(place)) }
    const isSaved = await saving.run(async () => {
      if (webhook === undefined) made = await sendEndpoint(webhookEndpoints.create, { body }, { idempotencyKey })
      else {
        const { id, version } = webhook
        await sendEndpoint(webhookEndpoints.update, { params: { id }, body }, { version })
      }
    })
    if (isSaved) onSaved(made)
  }
  return (
    <FormDialog
      title={webhook === undefined ? 'Add webhook' : 'Edit webhook'}
      saving={saving}
      isDirty={draft.isDirty}
      fields={FIELDS}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <TextField
        label="Address"
        type="url"
        isRequired
        autoFocus
        placeholder="https://partner.example/tahanan"
        hint="Each message is a POST to it, signed as Standard Webhooks has it."
        {...formField(draft, saving, 'address')}
      />
      <CheckListField
        label="What it is told of"
        isRequired
        choices={CHOICES}
        hint="Of drafts and private details nothing is told; of a lead only its reference."
        {...formField(draft, saving, 'event_types')}
      />
    </FormDialog>
  )
}

export function WebhookSecretDialog({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  return (
    <SecretDialog title="The secret" secret={secret} onClose={onClose}>
      The receiver checks signatures with it. Copy it now: it is not shown again.
    </SecretDialog>
  )
}

interface WebhookActDialogProps {
  readonly webhook: WebhookAnswer
  readonly act: 'enable' | 'disable' | 'rotate'
  readonly onClose: () => void
  /** Also after a refusal: what is shown may be older than what there is. */
  readonly onChanged: () => void
  /** With a new secret, where one was made. */
  readonly onDone: (secret: string | undefined) => void
}

const ACTS = {
  enable: {
    title: 'Enable webhook',
    label: 'Enable',
    text: 'It is told of what happens from now on. What it missed while it was disabled is not made up for; what was given up can be sent again.',
  },
  disable: {
    title: 'Disable webhook',
    label: 'Disable',
    text: 'It is told of nothing more. What is on its way is given up, and can be sent again once it is enabled.',
  },
  rotate: {
    title: 'New secret',
    label: 'Make a new secret',
    text: 'For 24 hours messages are signed with the old secret as well, so that the receiver has time to change.',
  },
} as const

/** Asks, and does it. */
export function WebhookActDialog({ webhook, act, onClose, onChanged, onDone }: WebhookActDialogProps) {
  const { title, label, text } = ACTS[act]
  const saving = useSaving()
  const save = async (): Promise<void> => {
    let secret: string | undefined
    const { id, version } = webhook
    const isDone = await saving.run(async () => {
      const input = { params: { id }, body: {} }
      if (act === 'rotate') secret = (await sendEndpoint(webhookEndpoints.rotate, input, { version })).secret
      else await sendEndpoint(webhookEndpoints[act], input, { version })
    })
    onChanged()
    if (isDone) onDone(secret)
  }
  return (
    <FormDialog title={title} submitLabel={label} saving={saving} onClose={onClose} onSubmit={() => void save()}>
      <p>{text}</p>
    </FormDialog>
  )
}
