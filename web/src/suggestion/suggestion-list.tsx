import { m } from '../message/messages.ts'
import { classNames } from '../ui/classes.ts'
import type { SuggestionGroup, SuggestionOption } from './suggestion-groups.ts'

/** Of the element that stands for an option, for the box to point at. */
export function optionId(listId: string, option: SuggestionOption): string {
  return `${listId}-${option.key}`
}

interface SuggestionListProps {
  readonly id: string
  readonly groups: readonly SuggestionGroup[]
  /** The one that Enter takes. */
  readonly active: SuggestionOption | undefined
  readonly onPick: (option: SuggestionOption) => void
}

/** Suggestions below the box they belong to, grouped; the focus stays in the box. */
export function SuggestionList({ id, groups, active, onPick }: SuggestionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={m.suggestion.title()}
      className="absolute inset-x-0 top-full z-40 mt-1 max-h-[60vh] overflow-y-auto rounded-lg border border-line bg-surface py-2 shadow-floating"
    >
      {groups.map(({ title, options }) => (
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden="true" className="px-4 pb-1 pt-2 text-xs font-semibold uppercase tracking-wide text-ink-soft">
            {title}
          </p>
          {options.map((option) => (
            <div
              key={option.key}
              id={optionId(id, option)}
              role="option"
              aria-selected={option === active}
              tabIndex={-1}
              onMouseDown={(event) => {
                // The focus stays in the box, or the list would be gone before it is picked from.
                event.preventDefault()
                onPick(option)
              }}
              className={classNames(
                'flex min-h-11 cursor-pointer items-baseline justify-between gap-3 px-4 py-2.5 hover:bg-sunken',
                option === active && 'bg-brand-soft text-brand-strong',
              )}
            >
              <span className="min-w-0 truncate">{option.label}</span>
              {option.hint !== '' && <span className="shrink-0 text-sm text-ink-soft">{option.hint}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
