import { type KeyboardEvent, useContext, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { SiteSettingsContext } from '../page/site-settings-context.ts'
import { optionId, SuggestionList } from '../suggestion/suggestion-list.tsx'
import type { SuggestionGroup, SuggestionOption } from '../suggestion/suggestion-groups.ts'
import { forgetSearches, recentSearches } from '../suggestion/recent-searches.ts'
import { useSuggestions } from '../suggestion/use-suggestions.ts'
import { formParams } from '../ui/form-params.ts'
import { Field, Input } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'

interface SearchTextInputProps {
  readonly value: string
  readonly onChange: (text: string) => void
}

const WORDS = 'Enter a location, project, or developer'

/**
 * The free-text box of the home cover and of the search page, with its clear icon (§2). While somebody types it suggests
 * what may be meant: a combobox, with arrows, Enter and Escape. A place that is chosen is searched in, with what else the form around the box says.
 */
export function SearchTextInput({ value, onChange }: SearchTextInputProps) {
  const navigate = useNavigate()
  const { strictSpec } = useContext(SiteSettingsContext)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [isTyping, setTyping] = useState(false)
  const [place, setPlace] = useState(-1)
  const suggestions = useSuggestions(value, isTyping && !strictSpec)
  const groups = value === '' && isTyping && !strictSpec ? recentGroups() : suggestions
  const options = groups.flatMap((group) => group.options)
  const isOpen = isTyping && options.length > 0
  const active = isOpen ? options[place] : undefined

  const close = () => {
    setTyping(false)
    setPlace(-1)
  }
  const pick = (option: SuggestionOption) => {
    close()
    if (option.href !== null) return void navigate(option.href)
    if (option.filter === null) return forgetSearches()
    // Sent as what it is, with what else the form says: an area, not its words.
    flushSync(() => onChange(''))
    const fields = input.current?.form ? [...formParams(input.current.form)] : []
    const [chosen, code] = option.filter
    const others = fields.filter(([name, said]) => ![chosen, 'search'].includes(name) && said !== '' && said !== 'Any')
    const address = new URLSearchParams([...others, [chosen, code]])
    void navigate(`/search?${address.toString()}`)
  }
  const clear = () => {
    onChange('')
    close()
    input.current?.focus()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') close()
    if (event.key === 'ArrowDown' && !isOpen) setTyping(true)
    if (!isOpen) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      // One beyond either end is the box itself, with what was typed.
      setPlace(((place + step + 1 + options.length + 1) % (options.length + 1)) - 1)
    } else if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault()
      pick(active)
    }
  }

  return (
    <Field label={WORDS} isLabelHidden>
      {(control) => (
        <span className="relative block">
          <Icon name="pin" className="pointer-events-none absolute left-3 top-3 size-5 text-ink-soft" />
          <Input
            {...control}
            ref={input}
            name="search"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={200}
            placeholder={WORDS}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={active && optionId(listId, active)}
            value={value}
            onChange={(event) => {
              setTyping(true)
              setPlace(-1)
              onChange(event.target.value)
            }}
            onKeyDown={press}
            onFocus={() => value === '' && setTyping(true)}
            onBlur={close}
            className="text-ellipsis pl-10 pr-11"
          />
          {value !== '' && (
            <button
              type="button"
              aria-label="Clear the text"
              onClick={clear}
              className="absolute right-0 top-0 flex size-11 items-center justify-center rounded text-ink-soft hover:text-ink"
            >
              <Icon name="close" />
            </button>
          )}
          {isOpen && <SuggestionList id={listId} groups={groups} active={active} onPick={pick} />}
          <span role="status" className="sr-only">
            {isOpen ? `${options.length} suggestions` : ''}
          </span>
        </span>
      )}
    </Field>
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
  const forget = { key: 'forget', label: 'Forget these searches', hint: '', href: null, filter: null }
  return [{ title: 'Recent searches', options: [...options, forget] }]
}
