import { type KeyboardEvent, useId, useState } from 'react'
import type { Choice, FieldState, FieldTexts } from './fields.tsx'
import { RequiredMark } from '@tahanan/web/ui/field.tsx'

interface CheckListFieldProps extends FieldTexts, FieldState<readonly number[]> {
  readonly choices: readonly Choice[]
}

const STEPS: Readonly<Partial<Record<string, number>>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Any number of a few choices, one stop of the Tab key. The list that comes back is ascending, so that equal choices are equal lists. */
export function CheckListField(props: CheckListFieldProps) {
  const { label, hint, messages, choices, value: values, onChange, isRequired, className } = props
  const id = useId()
  /** The one that Tab leads to; arrows lead to the others. */
  const [reached, setReached] = useState(0)
  const stop = Math.min(reached, choices.length - 1)
  const toggle = (value: number): void => {
    const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
    onChange(next.toSorted((a, b) => a - b))
  }
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const boxes = event.currentTarget.closest('fieldset')?.querySelectorAll('input')
    boxes?.[(stop + step + choices.length) % choices.length]?.focus()
  }
  return (
    <fieldset className={className} aria-describedby={`${id}-error ${id}-hint`}>
      <legend className="mb-1.5 text-sm font-medium">
        {label}
        {isRequired && <RequiredMark />}
      </legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice, place) => (
          <label
            key={choice.value}
            className="flex min-h-10 cursor-pointer items-center gap-2 rounded-full border border-line-strong px-3 text-sm hover:bg-sunken has-[:checked]:border-brand has-[:checked]:bg-brand-soft has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-brand"
          >
            <input
              type="checkbox"
              className="size-4 accent-brand"
              checked={values.includes(choice.value)}
              tabIndex={place === stop ? 0 : -1}
              aria-invalid={(place === stop && messages !== undefined && messages.length > 0) || undefined}
              onFocus={() => setReached(place)}
              onKeyDown={onKey}
              onChange={() => toggle(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      <p id={`${id}-error`} className="mt-1 text-sm font-medium text-danger empty:hidden">
        {messages?.join(' ')}
      </p>
      <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft empty:hidden">
        {hint}
      </p>
    </fieldset>
  )
}
