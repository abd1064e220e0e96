import { Button } from '@tahanan/web/ui/button.tsx'
import { useSystemAct } from './use-system-act.ts'

interface ActButtonProps {
  readonly label: string
  /** Said after the label to those who do not see the row. */
  readonly name: string
  readonly kind?: 'secondary' | 'quiet'
  readonly act: () => Promise<unknown>
}

/** A button of a row that does its work at once; a refusal stands below it, in words. */
export function ActButton({ label, name, kind = 'secondary', act }: ActButtonProps) {
  const { saving, run } = useSystemAct()
  return (
    <span className="inline-flex flex-col items-start">
      <Button kind={kind} size="small" isBusy={saving.isRunning} onClick={() => void run(act)}>
        {label} <span className="sr-only">{name}</span>
      </Button>
      {saving.problem !== undefined && (
        <span role="alert" className="mt-1 text-sm text-danger">
          {saving.problem.message}
        </span>
      )}
    </span>
  )
}
