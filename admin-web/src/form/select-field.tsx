import { Field, Select, type SelectOption } from '@tahanan/web/ui/field.tsx'
import type { FieldTexts } from './text-field.tsx'

interface SelectFieldProps extends FieldTexts {
  readonly value: string
  readonly options: readonly SelectOption[]
  readonly onChange: (value: string) => void
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
