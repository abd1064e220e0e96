import { type ReactNode, useId } from 'react'

interface CheckFieldProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
  readonly isDisabled?: boolean
}

/** Yes or no. */
export function CheckField({ label, hint, isChecked, onChange, isDisabled }: CheckFieldProps) {
  const hintId = useId()
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1 text-base">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-brand"
          checked={isChecked}
          disabled={isDisabled}
          aria-describedby={hint === undefined ? undefined : hintId}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      {hint !== undefined && (
        <p id={hintId} className="pl-8 text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
