import { SelectField } from './select-field.tsx'
import type { FieldState } from './form-field.ts'
import type { FieldTexts } from './text-field.tsx'

export interface Choice {
  readonly value: number
  readonly label: string
}

interface ChoiceFieldProps extends FieldTexts, FieldState<number | null> {
  readonly choices: readonly Choice[]
  /** Words for choosing nothing; without them something is always chosen. */
  readonly none?: string
  readonly isDisabled?: boolean
}

/** One of a few codes or ids. */
export function ChoiceField({ value, choices, onChange, none, ...field }: ChoiceFieldProps) {
  const options = choices.map((choice) => ({ value: String(choice.value), label: choice.label }))
  return (
    <SelectField
      {...field}
      options={none === undefined ? options : [{ value: '', label: none }, ...options]}
      value={value === null ? '' : String(value)}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
    />
  )
}

/** An enumeration of §3 as choices: all of it, or the codes that are offered, in their order. */
export function codeChoices(labels: readonly string[], codes: readonly number[] = [...labels.keys()]): Choice[] {
  return codes.flatMap((code) => {
    const label = labels[code]
    return label === undefined ? [] : [{ value: code, label }]
  })
}
