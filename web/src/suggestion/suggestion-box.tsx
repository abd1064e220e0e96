import { suggestionPublicEndpoints } from '@tahanan/contracts/suggestion/suggestion.public-endpoints.ts'
import { type KeyboardEvent, type Ref, useImperativeHandle, useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { useEndpoint } from '../api/use-endpoint.ts'
import { m } from '../message/messages.ts'
import { classNames } from '../ui/classes.ts'
import { formParams } from '../ui/form-params.ts'
import { useRested } from '../ui/use-rested.ts'
import { forgetSearches, recentSearches } from './recent-searches.ts'
import { type SuggestionGroup, suggestionGroups, type SuggestionOption } from './suggestion-groups.ts'

/** What a combobox says of its list while it is open. */
export interface ShownSuggestions {
  readonly activeId: string | undefined
}

/** The keys of a combobox that move in its list, close it, or take from it. */
export interface SuggestionKeys {
  readonly press: (event: KeyboardEvent<HTMLInputElement>) => void
}

interface SuggestionBoxProps {
  readonly ref: Ref<SuggestionKeys>
  readonly id: string
  readonly text: string
  readonly isTyping: boolean
  readonly onTyping: (isTyping: boolean) => void
  readonly onChange: (text: string) => void
  /** Undefined while it is closed. */
  readonly onShown: (shown: ShownSuggestions | undefined) => void
  /** The form around the text. */
  readonly form: () => HTMLFormElement | null
}

/**
 * What may be meant by a text that is typed, or what was searched for last. A place that is chosen is searched in, with
 * what else the form around the text says.
 */
export function SuggestionBox({ ref, id, text, isTyping, onTyping, onChange, onShown, form }: SuggestionBoxProps) {
  const navigate = useNavigate()
  const [marked, mark] = useState({ text, place: -1 })
  const place = marked.text === text ? marked.place : -1
  const suggestions = useSuggestions(text, isTyping)
  const groups = text === '' && isTyping ? recentGroups() : suggestions
  const options = groups.flatMap((group) => group.options)
  const isOpen = isTyping && options.length > 0
  const active = isOpen ? options[place] : undefined
  const activeId = active && optionId(id, active)
  // Before it is painted: what is read aloud is what is seen.
  useLayoutEffect(() => {
    onShown(isOpen ? { activeId } : undefined)
    return () => onShown(undefined)
  }, [onShown, isOpen, activeId])

  const pick = (option: SuggestionOption) => {
    onTyping(false)
    if (option.href !== null) return void navigate(option.href)
    if (option.filter === null) return forgetSearches()
    // Sent as what it is, with what else the form says: an area, not its words.
    flushSync(() => onChange(''))
    const around = form()
    const [chosen, code] = option.filter
    const others = around === null ? [] : [...formParams(around)]
    const kept = others.filter(([name, said]) => ![chosen, 'search'].includes(name) && said !== '' && said !== 'Any')
    const address = new URLSearchParams([...kept, [chosen, code]])
    void navigate(`/search?${address.toString()}`)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') onTyping(false)
    if (event.key === 'ArrowDown' && !isOpen) onTyping(true)
    if (!isOpen) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      // One beyond either end is the box itself, with what was typed.
      mark({ text, place: ((place + step + 1 + options.length + 1) % (options.length + 1)) - 1 })
    } else if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault()
      pick(active)
    }
  }
  useImperativeHandle(ref, () => ({ press }))

  return (
    <>
      {isOpen && <SuggestionList id={id} groups={groups} active={active} onPick={pick} />}
      <span role="status" className="sr-only">
        {isOpen && m.suggestion.count({ count: options.length })}
      </span>
    </>
  )
}

/** The latest searches of this browser, and a way to forget them. */
function recentGroups(): readonly SuggestionGroup[] {
  const options = recentSearches().map(({ label, href }) => ({
    key: `recent-${href}`,
    label,
    hint: '',
    href,
    filter: null,
  }))
  if (options.length === 0) return []
  const forget = { key: 'forget', label: m.suggestion.forget(), hint: '', href: null, filter: null }
  return [{ title: m.suggestion.recent(), options: [...options, forget] }]
}

const MIN_LETTERS = 2
const NONE: readonly SuggestionGroup[] = []

/** What may be meant by a text that is being typed; nothing for a letter alone, or while nobody types. */
function useSuggestions(text: string, isWanted: boolean): readonly SuggestionGroup[] {
  const asked = useRested(text.trim())
  const isAsked = isWanted && asked.length >= MIN_LETTERS
  const { data } = useEndpoint(suggestionPublicEndpoints.list, isAsked ? { query: { q: asked } } : null)
  return useMemo(() => (data === undefined ? NONE : suggestionGroups(data)), [data])
}

/** Of the element that stands for an option, for the box to point at. */
function optionId(listId: string, option: SuggestionOption): string {
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
function SuggestionList({ id, groups, active, onPick }: SuggestionListProps) {
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
