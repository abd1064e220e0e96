import { Field, Textarea } from '@tahanan/web/ui/field.tsx'
import type { FieldTexts } from './text-field.tsx'

interface TextAreaFieldProps extends FieldTexts {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Several lines of text. */
export function TextAreaField({ value, onChange, messages, ...field }: TextAreaFieldProps) {
  return (
    <Field {...field} error={messages?.join(' ')}>
      {(control) => <Textarea {...control} value={value} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  )
}
