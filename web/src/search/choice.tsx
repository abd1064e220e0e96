import { startTransition, useOptimistic, useState } from 'react'
import { Field, Select, type SelectOption } from '../ui/field.tsx'
import { useChosenBefore } from '../ui/use-chosen-before.ts'

interface ChoiceProps {
  readonly label: string
  readonly name: string
  readonly options: readonly SelectOption[]
  readonly chosen: string
  readonly onChange: (select: HTMLSelectElement) => void
}

/**
 * What a field shows. The address says what is chosen; until it does, or while another field holds the search up, what
 * one has just chosen stays.
 *
 * @returns what to show, and what to tell of a choice, within a transition
 */
export function useChosen(chosen: string): readonly [shown: string, show: (value: string) => void] {
  const [held, hold] = useState({ chosen, value: chosen })
  if (held.chosen !== chosen) hold({ chosen, value: chosen })
  const [shown, show] = useOptimistic(held.value)
  return [
    shown,
    (value) => {
      show(value)
      hold({ chosen, value })
    },
  ]
}

/** The choices, and the one in force where it is none of them. */
export function including(
  options: readonly SelectOption[],
  inForce: SelectOption | undefined,
): readonly SelectOption[] {
  return inForce === undefined || options.some(({ value }) => value === inForce.value) ? options : [...options, inForce]
}

/** A filter's select. */
export function Choice({ label, name, options, chosen, onChange }: ChoiceProps) {
  const [shown, show] = useChosen(chosen)
  const choose = (from: HTMLSelectElement) =>
    startTransition(() => {
      show(from.value)
      onChange(from)
    })
  const select = useChosenBefore(chosen, choose)
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          ref={select}
          name={name}
          value={shown}
          options={options}
          onChange={(event) => choose(event.currentTarget)}
        />
      )}
    </Field>
  )
}
