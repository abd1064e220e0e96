import type { AccountAnswer, Invitation, InvitationAnswer, PasswordLink } from '@tahanan/contracts/account/account.ts'
import { accountEndpoints } from '@tahanan/contracts/account/account.endpoints.ts'
import { useIdempotencyKey } from '@tahanan/web/ui/idempotency-key.ts'
import { sendEndpoint } from '../api/endpoint-calls.ts'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { SecretDialog } from '../dialog/secret-dialog.tsx'
import { formField, TextField } from '../form/fields.tsx'
import { useDraft } from '../form/use-draft.ts'
import { useSaving } from '../form/use-saving.ts'
import { dashboardSettings } from '../settings/dashboard-settings.ts'
import { momentText } from '../time/time-texts.ts'
import { RoleField } from './role-field.tsx'

const FIELDS = ['name', 'email', 'role']

const HOW = dashboardSettings.sendsMail
  ? 'A mail brings a link to choose a password with. It works once, for 7 days.'
  : 'No mail is sent from here (SMTP_URL is not set): you get a link to hand over. It works once, for 7 days.'

interface InvitedProps {
  readonly onInvited: (invited: InvitationAnswer) => void
  readonly onClose: () => void
}

/** Asks somebody in; the account is active as soon as they chose a password. */
export function InviteDialog({ onInvited, onClose }: InvitedProps) {
  const draft = useDraft<Invitation>(() => ({ name: '', email: '', role: 'editor' }))
  const { values, set, isDirty } = draft
  const idempotencyKey = useIdempotencyKey(values)
  const saving = useSaving()
  const save = (): Promise<boolean> =>
    saving.run(async () => {
      onInvited(await sendEndpoint(accountEndpoints.invite, { body: values }, { idempotencyKey }))
    })
  return (
    <FormDialog
      title="Invite somebody"
      submitLabel="Invite"
      saving={saving}
      isDirty={isDirty}
      fields={FIELDS}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <p className="text-ink-soft">{HOW}</p>
      <TextField label="Name" isRequired autoFocus {...formField(draft, saving, 'name')} />
      <TextField label="E-mail" type="email" isRequired {...formField(draft, saving, 'email')} />
      <RoleField role={values.role} messages={saving.messages('role')} onChange={(role) => set('role', role)} />
    </FormDialog>
  )
}

/** Another link for who was invited. */
export function InviteAgainDialog({
  account: { id, name, email },
  onInvited,
  onClose,
}: InvitedProps & { readonly account: AccountAnswer }) {
  const saving = useSaving()
  const save = (): Promise<boolean> =>
    saving.run(async () => onInvited(await sendEndpoint(accountEndpoints.inviteAgain, { params: { id } })))
  return (
    <FormDialog
      title="Invite again"
      submitLabel="Invite again"
      saving={saving}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <p>
        For <strong className="font-semibold">{name}</strong> ({email}). {HOW} Links from before end.
      </p>
    </FormDialog>
  )
}

/** A link that sets a password, which nobody is shown again. */
export function PasswordLinkDialog({
  name,
  passwordLink,
  onClose,
}: {
  readonly name: string
  readonly passwordLink: PasswordLink
  readonly onClose: () => void
}) {
  return (
    <SecretDialog title={`The link for ${name}`} secret={passwordLink.link} onClose={onClose}>
      Hand it over to nobody else: whoever has it chooses the password. It works once, until{' '}
      {momentText(passwordLink.expires_at)}, and is not shown again.
    </SecretDialog>
  )
}
