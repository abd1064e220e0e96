import { accountEndpoints } from '@tahanan/contracts/account/account.endpoints.ts'
import { ACCOUNT_LIMITS } from '@tahanan/contracts/account/account.ts'
import { sessionEndpoints } from '@tahanan/contracts/session/session.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { useState } from 'react'
import { sendEndpoint, useEndpoint, useForget } from '../api/endpoint-calls.ts'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { formField, TextField } from '../form/fields.tsx'
import { SAVED_MS, SavedFlash } from '../form/saved-flash.tsx'
import { useDraft } from '../form/use-draft.ts'
import { usePassing, useSaving } from '../form/use-saving.ts'
import { Facts } from '../screen/facts.tsx'
import { FormPart } from '../screen/form-part.tsx'
import { Loaded } from '../screen/loaded.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { ROLE_LABELS } from '../session/role-labels.ts'
import { sessionState } from '../session/session-state.ts'
import { passwordProblems } from './password-problems.ts'
import { Chip } from '@tahanan/web/ui/chip.tsx'
import {
  NewRecoveryCodesDialog,
  TurnOffTwoFactorDialog,
  TurnOnTwoFactorDialog,
} from '../session/two-factor-dialogs.tsx'
import type { OwnSession } from '@tahanan/contracts/session/session.ts'
import { ActDialog } from '../dialog/act-dialog.tsx'
import { momentText } from '../time/time-texts.ts'

/** One's own account: who one is here, how one signs in, and where one is. */
export function OwnAccountScreen() {
  const state = useEndpoint(accountEndpoints.own)
  return (
    <>
      <ScreenHead title="Your account" />
      <Loaded state={state}>
        {({ name, username, email, role, recovery_codes_left: codesLeft }) => (
          <div className="space-y-5">
            <FormPart title="Who you are">
              <Facts
                facts={[
                  ['Name', name],
                  ['User name', username],
                  ['E-mail', email],
                  ['Role', ROLE_LABELS[role]],
                ]}
              />
            </FormPart>
            <PasswordPart />
            <TwoFactorPart codesLeft={codesLeft} />
            <SessionsPart />
          </div>
        )}
      </Loaded>
    </>
  )
}

function PasswordPart() {
  const [isChanging, setChanging] = useState(false)
  const [isSaved, flash] = usePassing<boolean>(SAVED_MS)
  const forget = useForget()
  return (
    <FormPart title="Password">
      <p className="text-ink-soft">Changing it signs you out everywhere else.</p>
      <span className="flex flex-wrap items-center gap-3">
        <Button kind="secondary" onClick={() => setChanging(true)}>
          Change password
        </Button>
        <SavedFlash isShown={isSaved === true} />
      </span>
      {isChanging && (
        <OwnPasswordDialog
          onClose={() => setChanging(false)}
          onSaved={() => {
            setChanging(false)
            flash(true)
            forget(sessionEndpoints.list)
          }}
        />
      )}
    </FormPart>
  )
}

interface OwnPasswordDialogProps {
  readonly onClose: () => void
  readonly onSaved: () => void
}

const FIELDS = ['current_password', 'new_password', 'repeated']

/** Changes the own password. Sessions elsewhere end; this one goes on with what the server answers. */
function OwnPasswordDialog({ onClose, onSaved }: OwnPasswordDialogProps) {
  const draft = useDraft(() => ({ current_password: '', new_password: '', repeated: '' }))
  const { values, isDirty } = draft
  const saving = useSaving()
  const save = async (): Promise<void> => {
    if (saving.refuse(passwordProblems(values))) return
    const { repeated: _, ...body } = values
    const isSaved = await saving.run(async () => {
      sessionState.begin(await sendEndpoint(accountEndpoints.changePassword, { body }))
    })
    if (isSaved) onSaved()
  }
  const field = (name: keyof typeof values) => ({
    isRequired: true,
    type: 'password',
    ...formField(draft, saving, name),
  })
  return (
    <FormDialog
      title="Change your password"
      saving={saving}
      isDirty={isDirty}
      fields={FIELDS}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <TextField label="Current password" autoFocus autoComplete="current-password" {...field('current_password')} />
      <TextField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${ACCOUNT_LIMITS.passwordMin} characters. You will be signed out everywhere else.`}
        {...field('new_password')}
      />
      <TextField label="New password again" autoComplete="new-password" {...field('repeated')} />
    </FormDialog>
  )
}

const FEW_CODES = 3

interface TwoFactorPartProps {
  /** Null where it is off. */
  readonly codesLeft: number | null
}

/** A code of one's device after the password, for who wants it. */
function TwoFactorPart({ codesLeft }: TwoFactorPartProps) {
  const [isOpen, setOpen] = useState<'on' | 'off' | 'codes'>()
  const forget = useForget()
  const close = (): void => setOpen(undefined)
  const refresh = (): void => forget(accountEndpoints.own)
  const isOn = codesLeft !== null
  return (
    <FormPart title="Two-factor sign-in">
      <p className="flex flex-wrap items-center gap-3">
        <Chip tone={isOn ? 'success' : 'plain'}>{isOn ? 'On' : 'Off'}</Chip>
        <span className="text-ink-soft">
          {isOn
            ? 'After your password you are asked for a code of your authenticator app.'
            : 'With it a stolen password opens nothing: a code of an app on your phone is asked for as well.'}
        </span>
      </p>
      {isOn && (
        <p className={codesLeft < FEW_CODES ? 'text-warning' : 'text-ink-soft'}>
          Recovery codes left: {codesLeft} of 10.
          {codesLeft < FEW_CODES && ' Make new ones.'}
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <Button kind="secondary" onClick={() => setOpen(isOn ? 'off' : 'on')}>
          {isOn ? 'Turn off' : 'Turn on'}
        </Button>
        {isOn && (
          <Button kind="secondary" onClick={() => setOpen('codes')}>
            New recovery codes
          </Button>
        )}
      </p>
      {isOpen === 'on' && <TurnOnTwoFactorDialog onChanged={refresh} onClose={close} />}
      {isOpen === 'codes' && <NewRecoveryCodesDialog onChanged={refresh} onClose={close} />}
      {isOpen === 'off' && (
        <TurnOffTwoFactorDialog
          onChanged={() => {
            close()
            refresh()
          }}
          onClose={close}
        />
      )}
    </FormPart>
  )
}

/** Where one is signed in; what one does not know is ended. */
function SessionsPart() {
  const state = useEndpoint(sessionEndpoints.list)
  const [ending, setEnding] = useState<OwnSession | 'others'>()
  return (
    <FormPart title="Where you are signed in">
      <Loaded state={state}>
        {({ results }) => (
          <>
            <ul className="divide-y divide-line">
              {results.map((session) => (
                <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
                  <div className="min-w-0 flex-1 basis-60">
                    <p className="flex flex-wrap items-center gap-2 font-medium">
                      {session.device}
                      {session.is_current && <Chip tone="success">This one</Chip>}
                    </p>
                    <p className="text-sm text-ink-soft">
                      {session.address !== '' && `${session.address} · `}since {momentText(session.begun_at)} · last
                      seen {momentText(session.last_seen_at)}
                    </p>
                  </div>
                  {!session.is_current && (
                    <Button kind="secondary" size="small" onClick={() => setEnding(session)}>
                      End <span className="sr-only">{session.device}</span>
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {results.length > 1 ? (
              <Button kind="secondary" onClick={() => setEnding('others')}>
                End all others
              </Button>
            ) : (
              <p className="text-sm text-ink-soft">Nowhere else.</p>
            )}
          </>
        )}
      </Loaded>
      {ending !== undefined && (
        <EndDialog ending={ending} onChanged={() => void state.mutate()} onClose={() => setEnding(undefined)} />
      )}
    </FormPart>
  )
}

interface EndDialogProps {
  readonly ending: OwnSession | 'others'
  readonly onChanged: () => void
  readonly onClose: () => void
}

function EndDialog({ ending, onChanged, onClose }: EndDialogProps) {
  const isAll = ending === 'others'
  return (
    <ActDialog
      title={isAll ? 'End all other sessions' : 'End session'}
      submitLabel="End"
      act={() =>
        isAll
          ? sendEndpoint(sessionEndpoints.endOthers)
          : sendEndpoint(sessionEndpoints.end, { params: { session: ending.id } })
      }
      onActed={onChanged}
      onClose={onClose}
    >
      <p>
        {isAll ? 'Everywhere but here you are' : <strong className="font-semibold">{ending.device} is</strong>} signed
        out at once. If you do not know it, change your password as well.
      </p>
    </ActDialog>
  )
}
