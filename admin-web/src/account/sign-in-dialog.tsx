import type { AccountAnswer, PasswordLink } from '@tahanan/contracts/account/account.ts'
import { accountEndpoints } from '@tahanan/contracts/account/account.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { type ReactNode, useState } from 'react'
import { DialogButtons } from '../dialog/dialog-buttons.tsx'
import { sendEndpoint } from '../api/endpoint-calls.ts'
import { CopyText } from '../dialog/copy-text.tsx'
import { Failure } from '../form/saving-notes.tsx'
import { useSaving } from '../form/use-saving.ts'
import { momentText } from '../time/time-texts.ts'

interface SignInDialogProps {
  readonly account: AccountAnswer
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** How somebody signs in, for who cannot any more, or should not where they are. */
export function SignInDialog({
  account: { id, name, two_factor: hasTwoFactor },
  onChanged,
  onClose,
}: SignInDialogProps) {
  const [passwordLink, setPasswordLink] = useState<PasswordLink>()
  const [isOut, setOut] = useState(false)
  const [isOff, setOff] = useState(!hasTwoFactor)
  const params = { id }
  const makeLink = async (): Promise<void> =>
    setPasswordLink(await sendEndpoint(accountEndpoints.makeResetLink, { params }))
  const endSessions = async (): Promise<void> => {
    await sendEndpoint(accountEndpoints.endSessions, { params })
    setOut(true)
  }
  const turnOff = async (): Promise<void> => {
    await sendEndpoint(accountEndpoints.turnOffTwoFactor, { params })
    setOff(true)
    onChanged()
  }
  return (
    <Dialog isOpen title={`Sign-in of ${name}`} onClose={onClose}>
      <div className="divide-y divide-line">
        <SignInPart title="Password" button="Make a link" isDone={passwordLink !== undefined} onPress={makeLink}>
          {passwordLink === undefined ? (
            'A link to hand over to who forgot their password. It works once, for 30 minutes; using it ends every session.'
          ) : (
            <>
              <span className="mb-2 block">
                It works once, until {momentText(passwordLink.expires_at)}, and is not shown again. Give it to {name}{' '}
                and nobody else.
              </span>
              <CopyText text={passwordLink.link} />
            </>
          )}
        </SignInPart>
        <SignInPart title="Sessions" button="End all sessions" isDone={isOut} onPress={endSessions}>
          {isOut
            ? `${name} is signed out everywhere.`
            : `${name} is signed out everywhere at once, and may sign in again.`}
        </SignInPart>
        <SignInPart title="Two-factor sign-in" button="Turn off" isDone={isOff} onPress={turnOff}>
          {isOff
            ? 'Off: the password alone signs in.'
            : `On. Turn it off for somebody who lost the phone and the recovery codes, once you know that it is ${name} who asks.`}
        </SignInPart>
      </div>
      <DialogButtons onClose={onClose} />
    </Dialog>
  )
}

interface SignInPartProps {
  readonly title: string
  readonly button: string
  /** Nothing more is to be done. */
  readonly isDone: boolean
  readonly onPress: () => Promise<void>
  readonly children: ReactNode
}

function SignInPart({ title, button, isDone, onPress, children }: SignInPartProps) {
  const saving = useSaving()
  return (
    <section aria-label={title} className="space-y-2 py-4 first:pt-0">
      <h3 className="font-semibold">{title}</h3>
      <div role="status" className="text-sm text-ink-soft">
        {children}
      </div>
      <Failure problem={saving.problem} />
      {!isDone && (
        <Button kind="secondary" size="small" isBusy={saving.isRunning} onClick={() => void saving.run(onPress)}>
          {button}
        </Button>
      )}
    </section>
  )
}
