import { PAGE_LIMITS } from '@tahanan/contracts/page/page-limits.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import { Field, Input } from '@tahanan/web/ui/field.tsx'
import { IconButton } from '@tahanan/web/ui/icon-button.tsx'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import type { FieldTexts } from '../form/fields.tsx'

export interface ComboboxOption {
  readonly id: number
  readonly name: string
  readonly detail?: string
}

interface ComboboxProps extends FieldTexts {
  readonly messages?: readonly string[] | undefined
  readonly chosen: ComboboxOption | null
  /** What fits the typed text. */
  readonly options: readonly ComboboxOption[]
  readonly isLoading?: boolean
  readonly onType: (text: string) => void
  readonly onChoose: (option: ComboboxOption | null) => void
  /** Words of clearing: `Clear project`. Without them something stays chosen. */
  readonly clearLabel?: string
  /** Said when nothing fits. */
  readonly nothing?: ReactNode
  readonly placeholder?: string
  readonly isDisabled?: boolean
}

/** One of many, found by typing (the ARIA pattern of a combobox with a list). */
export function Combobox(props: ComboboxProps) {
  const { chosen, options, isLoading = false, onType, onChoose, clearLabel, nothing, placeholder, ...field } = props
  const { isDisabled, messages, ...texts } = field
  const listId = useId()
  const [text, setText] = useState<string>()
  const [active, setActive] = useState(0)
  const isOpen = text !== undefined
  const close = (): void => setText(undefined)
  const open = (next: string): void => {
    setText(next)
    setActive(0)
    onType(next)
  }
  const choose = (option: ComboboxOption | undefined): void => {
    if (option === undefined) return
    onChoose(option)
    close()
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) return open('')
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((active + step + options.length) % Math.max(1, options.length))
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      choose(options[active])
    } else if (event.key === 'Escape' && isOpen) {
      // The dialog around it stays.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }
  const activeOption = options[active]

  return (
    <Field {...texts} error={messages?.join(' ')}>
      {(control) => (
        <span className="relative block" onBlur={close}>
          <Input
            {...control}
            role="combobox"
            autoComplete="off"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && activeOption !== undefined ? `${listId}-${activeOption.id}` : undefined}
            disabled={isDisabled}
            placeholder={placeholder}
            maxLength={PAGE_LIMITS.staffSearch}
            className="pr-11"
            value={text ?? chosen?.name ?? ''}
            onClick={() => (isOpen ? undefined : open(''))}
            onChange={(event) => open(event.target.value)}
            onKeyDown={onKey}
          />
          {clearLabel !== undefined && chosen !== null && !isOpen && isDisabled !== true && (
            <IconButton
              icon="close"
              label={clearLabel}
              className="absolute right-0 top-0"
              onClick={() => onChoose(null)}
            />
          )}
          <ul
            id={listId}
            role="listbox"
            aria-label="Choices"
            hidden={!isOpen}
            className="absolute inset-x-0 top-full z-20 mt-1 max-h-64 overflow-y-auto rounded border border-line bg-surface py-1 shadow-raised"
          >
            {options.map((option, place) => (
              <li
                key={option.id}
                id={`${listId}-${option.id}`}
                role="option"
                aria-selected={place === active}
                className="cursor-pointer px-3 py-2 aria-selected:bg-brand-soft"
                // The input keeps its focus, and with it the list its place; a finger may go on and scroll.
                onMouseDown={(event) => event.preventDefault()}
                onMouseUp={() => choose(option)}
              >
                {option.name}
                {option.detail !== undefined && <span className="block text-sm text-ink-soft">{option.detail}</span>}
              </li>
            ))}
            {options.length === 0 && (
              <li role="option" aria-disabled aria-selected={false} className="px-3 py-2 text-ink-soft">
                {isLoading ? 'Searching…' : (nothing ?? 'Nothing of that name.')}
              </li>
            )}
          </ul>
        </span>
      )}
    </Field>
  )
}

/**
 * What there is to choose from now. Enter may come before the answer, and takes the first: of what was found for fewer
 * letters only what still fits.
 */
export function optionsNow<Option extends { readonly name: string }>(
  found: readonly Option[],
  text: string,
  { isLoading }: { readonly isLoading: boolean },
): readonly Option[] {
  return isLoading ? localOptions(found, text) : found
}

const MOST = 50

/** Those that hold every typed word, whatever its accents; the first fifty. */
export function localOptions<Option extends { readonly name: string }>(
  all: readonly Option[],
  text: string,
): readonly Option[] {
  const words = foldText(text).split(' ').filter(Boolean)
  return all.filter(({ name }) => words.every((word) => foldText(name).includes(word))).slice(0, MOST)
}
