import { Field, Input } from '@tahanan/web/ui/field.tsx'
import type { HTMLInputTypeAttribute, ReactNode } from 'react'
import type { FieldState } from './form-field.ts'

export interface FieldTexts {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly isRequired?: boolean
  readonly className?: string
}

interface TextFieldProps extends FieldTexts, FieldState<string> {
  readonly type?: HTMLInputTypeAttribute
  readonly autoComplete?: string
  readonly autoFocus?: boolean
  readonly placeholder?: string
  readonly isDisabled?: boolean
}

/** A line of text. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, type = 'text', autoComplete = 'off', autoFocus, placeholder, isDisabled, ...texts } = props
  const { messages, ...field } = texts
  return (
    <Field {...field} error={messages?.join(' ')}>
      {(control) => (
        <Input
          {...control}
          type={type}
          value={value}
          disabled={isDisabled}
          autoFocus={autoFocus}
          data-autofocus={autoFocus}
          autoComplete={autoComplete}
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
