import { type ReactNode, useId } from 'react'

interface StaleFieldProps {
  readonly label: string
  readonly mine: ReactNode
  readonly theirs: ReactNode
  readonly isTheirs: boolean
  readonly onChoose: (isTheirs: boolean) => void
}

/** Both values of one field, of which one is chosen. */
export function StaleField({ label, mine, theirs, isTheirs, onChoose }: StaleFieldProps) {
  const name = useId()
  const sides = [
    { title: 'Keep mine', value: mine, isTheirs: false },
    { title: 'Take theirs', value: theirs, isTheirs: true },
  ]
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {sides.map((side) => (
          <label
            key={side.title}
            className="flex cursor-pointer items-start gap-3 rounded border border-line-strong p-3 text-sm has-[:checked]:border-brand has-[:checked]:bg-brand-soft"
          >
            <input
              type="radio"
              name={name}
              className="mt-0.5 size-4 accent-brand"
              checked={isTheirs === side.isTheirs}
              onChange={() => onChoose(side.isTheirs)}
            />
            <span className="min-w-0 font-medium">
              {side.title}
              <span className="block whitespace-pre-line break-words font-normal text-ink-soft">
                {side.value || '(empty)'}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
