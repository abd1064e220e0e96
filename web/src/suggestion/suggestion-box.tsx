import { type KeyboardEvent, type Ref, useImperativeHandle, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { m } from '../message/messages.ts'
import { formParams } from '../ui/form-params.ts'
import { forgetSearches, recentSearches } from './recent-searches.ts'
import { optionId, SuggestionList } from './suggestion-list.tsx'
import type { SuggestionGroup, SuggestionOption } from './suggestion-groups.ts'
import { useSuggestions } from './use-suggestions.ts'

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
