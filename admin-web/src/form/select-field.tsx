import { Field, Select, type SelectOption } from '@tahanan/web/ui/field.tsx'
import type { FieldState } from './form-field.ts'
import type { FieldTexts } from './text-field.tsx'

interface SelectFieldProps extends FieldTexts, FieldState<string> {
  readonly options: readonly SelectOption[]
  readonly isDisabled?: boolean
}

/** One of a few. */
export function SelectField({ value, options, onChange, isDisabled, messages, ...field }: SelectFieldProps) {
  return (
    <Field {...field} error={messages?.join(' ')}>
      {(control) => (
        <Select
          {...control}
          disabled={isDisabled}
          options={options}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
