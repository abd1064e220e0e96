import { Button } from '@tahanan/web/ui/button.tsx'
import { IconButton } from '@tahanan/web/ui/icon-button.tsx'
import { type ReactNode, useId } from 'react'
import { RequiredMark } from '@tahanan/web/ui/required-mark.tsx'

interface LineListProps<Line> {
  readonly title: string
  readonly isRequired?: boolean
  readonly lines: readonly Line[]
  readonly onChange: (lines: readonly Line[]) => void
  /** What a new line starts as. */
  readonly blank: Line
  /** `Add a number`. */
  readonly addLabel: string
  /** `Remove number 2`. */
  readonly removeLabel: (place: number) => string
  readonly max: number
  readonly messages?: readonly string[] | undefined
  readonly children: (line: Line, change: (line: Line) => void, place: number) => ReactNode
}

/** Several of a kind, line by line. */
export function LineList<Line>(props: LineListProps<Line>) {
  const {
    title,
    isRequired = false,
    lines,
    onChange,
    blank,
    addLabel,
    removeLabel,
    max,
    messages = [],
    children,
  } = props
  const id = useId()
  return (
    <fieldset aria-describedby={`${id}-messages`}>
      <legend className="mb-1.5 text-sm font-medium">
        {title}
        {isRequired && <RequiredMark />}
      </legend>
      <ul className="space-y-2">
        {lines.map((line, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line has no other name, and keeps nothing beside its values
          <li key={place} className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              {children(line, (next) => onChange(lines.map((other, at) => (at === place ? next : other))), place)}
            </div>
            <IconButton
              icon="trash"
              label={removeLabel(place + 1)}
              onClick={() => onChange(lines.filter((_line, at) => at !== place))}
            />
          </li>
        ))}
      </ul>
      {lines.length < max && (
        <Button kind="quiet" size="small" icon="plus" className="mt-1" onClick={() => onChange([...lines, blank])}>
          {addLabel}
        </Button>
      )}
      <p id={`${id}-messages`} role="alert" className="mt-1 text-sm font-medium text-danger empty:hidden">
        {messages.join(' ')}
      </p>
    </fieldset>
  )
}
