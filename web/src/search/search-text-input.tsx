import { useRef } from 'react'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Input } from '../ui/input.tsx'

interface SearchTextInputProps {
  readonly value: string
  readonly onChange: (text: string) => void
}

const WORDS = 'Enter a location, project, or developer'

/** The free-text box of the home cover and of the search page, with its clear icon (§2). */
export function SearchTextInput({ value, onChange }: SearchTextInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
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
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className="pl-10 pr-11"
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
        </span>
      )}
    </Field>
  )
}
