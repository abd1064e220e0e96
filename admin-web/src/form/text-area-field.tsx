import { Field, Textarea } from '@tahanan/web/ui/field.tsx'
import type { FieldState } from './form-field.ts'
import type { FieldTexts } from './text-field.tsx'

/** Several lines of text. */
export function TextAreaField({ value, onChange, messages, ...field }: FieldTexts & FieldState<string>) {
  return (
    <Field {...field} error={messages?.join(' ')}>
      {(control) => <Textarea {...control} value={value} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  )
}
