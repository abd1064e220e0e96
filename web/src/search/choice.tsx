import type { ChangeEvent } from 'react'
import { Field, Select, type SelectOption } from '../ui/field.tsx'

interface ChoiceProps {
  readonly label: string
  readonly name: string
  readonly options: readonly SelectOption[]
  readonly chosen: string
  readonly onChange: (event: ChangeEvent<HTMLSelectElement>) => void
}

/** The address says what is chosen. */
export function Choice({ label, name, options, chosen, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => <Select {...control} name={name} value={chosen} options={options} onChange={onChange} />}
    </Field>
  )
}
