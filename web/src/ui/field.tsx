import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import { classNames, CONTROL_CLASSES } from './classes.ts'
import { Icon } from './icon.tsx'

/** The star behind the label of what has to be filled in; `aria-required` says it to those who do not see it. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-accent">
      {' '}
      *
    </span>
  )
}

/** What a control in a field takes over, so that label, hint and error are said with it. */
interface FieldControl {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

export interface FieldProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** What is wrong, and the remedy; nothing while all is well. */
  readonly error?: ReactNode
  readonly isRequired?: boolean | undefined
  /** The label is there for screen readers alone, where the place says it to others. */
  readonly isLabelHidden?: boolean | undefined
  readonly className?: string | undefined
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

export interface InputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly ref?: Ref<HTMLInputElement>
}

export function Input({ className, ...rest }: InputProps) {
  return <input {...rest} className={classNames(CONTROL_CLASSES, 'h-11', className)} />
}

export function Textarea({ className, ...rest }: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea rows={4} {...rest} className={classNames(CONTROL_CLASSES, 'min-h-24 py-2.5', className)} />
}

export interface SelectOption {
  readonly value: string
  readonly label: string
}

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly ref?: Ref<HTMLSelectElement>
  readonly options: readonly SelectOption[]
}

/** The browser's own select, dressed: it works with every keyboard, screen reader and phone. */
export function Select({ options, className, ...rest }: SelectProps) {
  return (
    <span className={classNames('relative block', className)}>
      <select {...rest} className={classNames(CONTROL_CLASSES, 'h-11 cursor-pointer appearance-none truncate pr-9')}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute right-3 top-3 size-5 text-ink-soft" />
    </span>
  )
}
