import { type ChangeEvent, startTransition, useOptimistic } from 'react'
import { Field, Select, type SelectOption } from '../ui/field.tsx'

interface ChoiceProps {
  readonly label: string
  readonly name: string
  readonly options: readonly SelectOption[]
  readonly chosen: string
  readonly onChange: (event: ChangeEvent<HTMLSelectElement>) => void
}

/** The address says what is chosen; until it does, what one has just chosen stays. */
export function Choice({ label, name, options, chosen, onChange }: ChoiceProps) {
  const [shown, show] = useOptimistic(chosen)
  const choose = (event: ChangeEvent<HTMLSelectElement>) =>
    startTransition(() => {
      show(event.currentTarget.value)
      onChange(event)
    })
  return (
    <Field label={label}>
      {(control) => <Select {...control} name={name} value={shown} options={options} onChange={choose} />}
    </Field>
  )
}
