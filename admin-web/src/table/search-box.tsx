import { PAGE_LIMITS } from '@tahanan/contracts/page/page-limits.ts'
import { Icon } from '@tahanan/web/ui/icon.tsx'
import { IconButton } from '@tahanan/web/ui/icon-button.tsx'
import { Input } from '@tahanan/web/ui/field.tsx'
import { useEffect, useRef, useState } from 'react'

/** A search costs the server some 30 ms: one too many, in a slow hand's pause, is less than rows that come late. */
const DEBOUNCE_MS = 80

interface SearchBoxProps {
  /** `Search developers`. */
  readonly label: string
  readonly value: string
  readonly onSearch: (text: string) => void
  readonly onEnter?: (text: string) => void
  readonly isWide?: boolean
}

/** Searches shortly after the last letter, at once with Enter. */
export function SearchBox({ label, value, onSearch, onEnter, isWide = false }: SearchBoxProps) {
  const [text, setText] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(value)

  // The address changed by itself: back, forward, a link.
  useEffect(() => {
    if (value !== sent.current) setText(value)
    sent.current = value
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  // Filters may have changed since the last letter: the search goes beside them.
  const search = useRef(onSearch)
  useEffect(() => {
    search.current = onSearch
  }, [onSearch])

  const send = (next: string): void => {
    clearTimeout(timer.current)
    timer.current = undefined
    sent.current = next.trim()
    search.current(next.trim())
  }
  const change = (next: string): void => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send(next), DEBOUNCE_MS)
  }

  return (
    <search className={`relative block w-full ${isWide ? '' : 'sm:w-80'}`}>
      <Icon name="search" className="pointer-events-none absolute left-3 top-3 size-5 text-ink-soft" />
      <Input
        aria-label={label}
        placeholder={label}
        maxLength={PAGE_LIMITS.staffSearch}
        enterKeyHint="search"
        value={text}
        className="pl-10 pr-11"
        onChange={(event) => change(event.target.value)}
        // A link that is followed at once must not be overtaken by the search.
        onBlur={() => timer.current !== undefined && send(text)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          send(text)
          onEnter?.(text.trim())
        }}
      />
      {text !== '' && (
        <IconButton
          icon="close"
          label="Clear the search"
          className="absolute right-0 top-0"
          onClick={() => {
            setText('')
            send('')
          }}
        />
      )}
    </search>
  )
}
