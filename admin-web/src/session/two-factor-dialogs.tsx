import { accountEndpoints } from '@tahanan/contracts/account/account.endpoints.ts'
import type { TwoFactorSecret } from '@tahanan/contracts/session/session.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { useState } from 'react'
import { encode } from 'uqr'
import { sendEndpoint } from '../api/endpoint-calls.ts'
import { CopyText } from '../dialog/copy-text.tsx'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { type FieldState, formField, TextField } from '../form/fields.tsx'
import { useDraft } from '../form/use-draft.ts'
import { useSaving } from '../form/use-saving.ts'

const PASSWORD_FIELDS = ['current_password']
const CODE_FIELDS = ['code']
const BOTH_FIELDS = [...PASSWORD_FIELDS, ...CODE_FIELDS]

interface TwoFactorDialogProps {
  /** It is on, off, or has other codes. */
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** The password, then the QR code and a first code, then the recovery codes. */
export function TurnOnTwoFactorDialog({ onChanged, onClose }: TwoFactorDialogProps) {
  const [secret, setSecret] = useState<TwoFactorSecret>()
  const [isOn, setOn] = useState(false)
  if (secret === undefined) return <PasswordStep onProved={setSecret} onClose={onClose} />
  if (isOn) return <RecoveryCodes codes={secret.recovery_codes} onClose={onClose} />
  return (
    <CodeStep
      secret={secret}
      onConfirmed={() => {
        setOn(true)
        onChanged()
      }}
      onClose={onClose}
    />
  )
}

interface PasswordStepProps {
  readonly onProved: (secret: TwoFactorSecret) => void
  readonly onClose: () => void
}

function PasswordStep({ onProved, onClose }: PasswordStepProps) {
  const [password, setPassword] = useState('')
  const saving = useSaving()
  const submit = (): Promise<boolean> =>
    saving.run(async () => {
      onProved(await sendEndpoint(accountEndpoints.beginTwoFactor, { body: { current_password: password } }))
    })
  return (
    <FormDialog
      title="Turn on two-factor sign-in"
      submitLabel="Next"
      saving={saving}
      fields={PASSWORD_FIELDS}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p className="text-ink-soft">
        You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or Aegis.
      </p>
      <PasswordField value={password} onChange={setPassword} messages={saving.messages('current_password')} />
    </FormDialog>
  )
}

interface CodeStepProps {
  readonly secret: TwoFactorSecret
  readonly onConfirmed: () => void
  readonly onClose: () => void
}

function CodeStep({ secret: { secret, uri }, onConfirmed, onClose }: CodeStepProps) {
  const [code, setCode] = useState('')
  const saving = useSaving()
  const submit = async (): Promise<void> => {
    if (await saving.run(() => sendEndpoint(accountEndpoints.confirmTwoFactor, { body: { code } }))) onConfirmed()
  }
  return (
    <FormDialog
      title="Add it to your app"
      submitLabel="Turn on"
      saving={saving}
      isDirty={code !== ''}
      fields={CODE_FIELDS}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <div className="flex flex-wrap items-start gap-5">
        <QrCode text={uri} />
        <div className="min-w-48 flex-1 space-y-2 text-sm text-ink-soft">
          <p>Scan this with the app. If you cannot, enter this key there:</p>
          <p className="select-all rounded bg-sunken px-3 py-2 font-mono text-ink">
            {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </p>
        </div>
      </div>
      <CodeField
        value={code}
        hint="The six digits that the app shows now."
        onChange={(value) => {
          saving.forget('code')
          setCode(value)
        }}
        messages={saving.messages('code')}
      />
    </FormDialog>
  )
}

/** Dark on white in both themes, for that is what cameras read. */
function QrCode({ text }: { readonly text: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 3 })
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg role="img" aria-label="QR code" viewBox={`0 0 ${size} ${size}`} className="size-48 shrink-0 rounded bg-white">
      <path d={modules.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** What signs in without the device; nobody is shown them again, so closing asks. */
function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <Dialog isOpen title="Keep your recovery codes" onClose={() => setAsking(true)}>
      <p className="mb-4">
        Two-factor sign-in is on. Each of these codes signs you in once without your phone. Print them or put them into
        your password manager: they are not shown again.
      </p>
      <CopyText text={codes.join('\n')} />
      {isAsking && (
        <p role="alert" className="mt-4 rounded bg-warning-soft px-4 py-3 text-sm text-warning">
          They are not shown again. If you have kept them, say so below.
        </p>
      )}
      <div className="mt-4 flex justify-end">
        <Button onClick={onClose}>I have kept them</Button>
      </div>
    </Dialog>
  )
}

export function TurnOffTwoFactorDialog({ onChanged, onClose }: TwoFactorDialogProps) {
  return (
    <ProofDialog
      title="Turn off two-factor sign-in"
      submitLabel="Turn off"
      says="From then on your password alone signs you in. The recovery codes end."
      onProved={async (body) => {
        await sendEndpoint(accountEndpoints.endTwoFactor, { body })
        onChanged()
      }}
      onClose={onClose}
    />
  )
}

/** Password and code, then the new codes. */
export function NewRecoveryCodesDialog({ onChanged, onClose }: TwoFactorDialogProps) {
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes !== undefined) return <RecoveryCodes codes={codes} onClose={onClose} />
  return (
    <ProofDialog
      title="New recovery codes"
      submitLabel="Make new codes"
      says="The ones that you have now end."
      onProved={async (body) => {
        setCodes((await sendEndpoint(accountEndpoints.renewRecoveryCodes, { body })).recovery_codes)
        onChanged()
      }}
      onClose={onClose}
    />
  )
}

interface ProofDialogProps {
  readonly title: string
  readonly submitLabel: string
  /** What comes of it. */
  readonly says: string
  readonly onProved: (proof: { readonly current_password: string; readonly code: string }) => Promise<void>
  readonly onClose: () => void
}

/** Asks for the password and a code once more. */
function ProofDialog({ title, submitLabel, says, onProved, onClose }: ProofDialogProps) {
  const draft = useDraft(() => ({ current_password: '', code: '' }))
  const { values, isDirty } = draft
  const saving = useSaving()
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      saving={saving}
      isDirty={isDirty}
      fields={BOTH_FIELDS}
      onClose={onClose}
      onSubmit={() => void saving.run(() => onProved(values))}
    >
      <p className="text-ink-soft">{says}</p>
      <PasswordField {...formField(draft, saving, 'current_password')} />
      <CodeField hint="Of your app, or a recovery code." {...formField(draft, saving, 'code')} />
    </FormDialog>
  )
}

function PasswordField(field: FieldState<string>) {
  return (
    <TextField
      label="Current password"
      isRequired
      autoFocus
      type="password"
      autoComplete="current-password"
      {...field}
    />
  )
}

function CodeField(field: FieldState<string> & { readonly hint: string }) {
  return <TextField label="Code" isRequired autoComplete="one-time-code" {...field} />
}
