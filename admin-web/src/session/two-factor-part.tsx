import { accountEndpoints } from '@tahanan/contracts/account/account.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Chip } from '@tahanan/web/ui/chip.tsx'
import { useState } from 'react'
import { useForget } from '../api/use-endpoint.ts'
import { FormPart } from '../screen/form-part.tsx'
import { NewRecoveryCodesDialog, TurnOffTwoFactorDialog, TurnOnTwoFactorDialog } from './two-factor-dialogs.tsx'

const FEW_CODES = 3

interface TwoFactorPartProps {
  /** Null where it is off. */
  readonly codesLeft: number | null
}

/** A code of one's device after the password, for who wants it. */
export function TwoFactorPart({ codesLeft }: TwoFactorPartProps) {
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
