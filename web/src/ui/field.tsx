import { type ReactNode, useId } from 'react'
import { RequiredMark } from './required-mark.tsx'

/** What a control in a field takes over, so that label, hint and error are said with it. */
export interface FieldControl {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

interface FieldProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** What is wrong, and the remedy; nothing while all is well. */
  readonly error?: ReactNode
  readonly isRequired?: boolean
  /** The label is there for screen readers alone, where the place says it to others. */
  readonly isLabelHidden?: boolean
  readonly className?: string
  readonly children: (control: FieldControl) => ReactNode
}

/** A control with its label, hint and error. The error's line appears below without moving what stands above. */
export function Field({ label, hint, error, isRequired = false, isLabelHidden, className, children }: FieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const described = [errorId, hintId].filter((part) => part !== undefined).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-1.5 block text-sm font-medium text-ink'}>
        {label}
        {isRequired && <RequiredMark />}
      </label>
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      {error && (
        <p id={errorId} className="mt-1 text-sm font-medium text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="mt-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
