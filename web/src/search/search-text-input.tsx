import { useContext, useId, useRef, useState } from 'react'
import { m } from '../message/messages.ts'
import { pagePart } from '../page/page-part.ts'
import { SiteSettingsContext } from '../page/site-settings-context.ts'
import type { ShownSuggestions, SuggestionKeys } from '../suggestion/suggestion-box.tsx'
import { Field, Input } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'

interface SearchTextInputProps {
  readonly value: string
  readonly onChange: (text: string) => void
}

/** Fetched by those who are about to type. */
const SuggestionBox = pagePart(undefined, async () => (await import('../suggestion/suggestion-box.tsx')).SuggestionBox)

/**
 * The free-text box of the home cover and of the search page, with its clear icon (§2). While somebody types it suggests
 * what may be meant: a combobox, with arrows, Enter and Escape.
 */
export function SearchTextInput({ value, onChange }: SearchTextInputProps) {
  const { strictSpec } = useContext(SiteSettingsContext)
  const input = useRef<HTMLInputElement>(null)
  const keys = useRef<SuggestionKeys>(null)
  const listId = useId()
  const [wasFocused, setFocused] = useState(false)
  const [isTyping, setTyping] = useState(false)
  const [shown, setShown] = useState<ShownSuggestions>()
  const clear = () => {
    onChange('')
    setTyping(false)
    input.current?.focus()
  }
  return (
    <Field label={m.search.placeholder()} isLabelHidden>
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
            placeholder={m.search.placeholder()}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown !== undefined}
            aria-controls={shown && listId}
            aria-activedescendant={shown?.activeId}
            value={value}
            onChange={(event) => {
              setTyping(true)
              onChange(event.target.value)
            }}
            onKeyDown={(event) => keys.current?.press(event)}
            onFocus={() => {
              setFocused(true)
              if (value === '') setTyping(true)
            }}
            onBlur={() => setTyping(false)}
            className="text-ellipsis pl-10 pr-11"
          />
          {value !== '' && (
            <button
              type="button"
              aria-label={m.search.clearText()}
              onClick={clear}
              className="absolute right-0 top-0 flex size-11 items-center justify-center rounded text-ink-soft hover:text-ink"
            >
              <Icon name="close" />
            </button>
          )}
          {wasFocused && !strictSpec && (
            <SuggestionBox
              key={String(isTyping)}
              ref={keys}
              id={listId}
              text={value}
              isTyping={isTyping}
              onTyping={setTyping}
              onChange={onChange}
              onShown={setShown}
              form={() => input.current?.form ?? null}
            />
          )}
        </span>
      )}
    </Field>
  )
}
