import { Field, Input } from '@tahanan/web/ui/field.tsx'
import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { digitsOf, groupDigits } from './digits.ts'
import type { FieldTexts } from './text-field.tsx'

interface NumberFieldProps extends FieldTexts {
  /** Plain digits; empty for none. */
  readonly value: string
  readonly onChange: (digits: string) => void
  /** 2 for areas (decision 67); digits alone otherwise (§5). */
  readonly decimals?: number
  /** On the left: ₱, or % as §9 has it. */
  readonly prefix?: ReactNode
  /** On the right: sqm. */
  readonly suffix?: ReactNode
  readonly isDisabled?: boolean
}

/** A number that shows thousands separators while it is typed, and takes digits alone: what is pasted is read (§5). */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, decimals = 0, prefix, suffix, isDisabled, messages, ...field } = props
  const input = useRef<HTMLInputElement>(null)
  const [caret, setCaret] = useState<{ readonly digits: number }>()

  useLayoutEffect(() => {
    if (caret === undefined || document.activeElement !== input.current) return
    const place = caretAfter(input.current?.value ?? '', caret.digits)
    input.current?.setSelectionRange(place, place)
  }, [caret])

  const change = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const before = target.value.slice(0, target.selectionStart ?? target.value.length)
    setCaret({ digits: digitsOf(before, decimals).length })
    onChange(digitsOf(target.value, decimals))
  }

  return (
    <Field {...field} error={messages?.join(' ')}>
      {(control) => (
        <span className="relative block">
          {prefix !== undefined && (
            <span aria-hidden className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-soft">
              {prefix}
            </span>
          )}
          <Input
            {...control}
            ref={input}
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            maxLength={40}
            disabled={isDisabled}
            value={groupDigits(value)}
            onChange={change}
            className={`${prefix === undefined ? '' : 'pl-8'} ${suffix === undefined ? '' : 'pr-14'}`}
          />
          {suffix !== undefined && (
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-ink-soft"
            >
              {suffix}
            </span>
          )}
        </span>
      )}
    </Field>
  )
}

/** Where the caret belongs in regrouped text: behind as many digits as it stood behind before. */
function caretAfter(shown: string, digitsBefore: number): number {
  let digits = 0
  for (const [position, character] of [...shown].entries()) {
    if (digits === digitsBefore) return position
    if (/[\d.]/.test(character)) digits += 1
  }
  return shown.length
}
