import { countDigits } from '@tahanan/contracts/text/typed-number.ts'
import { Field, Input } from '@tahanan/web/ui/field.tsx'
import { type ReactNode, useState } from 'react'
import { groupDigits, pesoDigits, measureDigits } from './digits.ts'
import type { FieldState, FieldTexts } from './fields.tsx'

/** Its value is plain digits, or what was typed where it is no number; empty for none. */
interface NumberFieldProps extends FieldTexts, FieldState<string> {
  readonly kind: keyof typeof KINDS
  /** It is filled in, for now. */
  readonly onLeave?: () => void
  /** On the left: ₱, or % as §9 has it. */
  readonly prefix?: ReactNode
  /** On the right: sqm. */
  readonly suffix?: ReactNode
  readonly isDisabled?: boolean
}

const KINDS = {
  amount: { read: pesoDigits, wanted: 'an amount. Write it as 1,500,000 or 1.5M or 25k' },
  area: { read: measureDigits, wanted: 'an area. Write square metres as 60 or 1,234.5' },
  percentage: {
    read: (text: string) => measureDigits(text.replace(/%$/, '')),
    wanted: 'a percentage. Write it as 20 or 12.5',
  },
  count: { read: countDigits, wanted: 'a whole number. Write digits, such as 3' },
} as const

/**
 * A number as people type it. While it is typed it stays as it is and its meaning is shown; then it shows with
 * thousands separators (§5). What cannot be understood is said, kept to be mended, and refused by the server as well.
 */
export function NumberField(props: NumberFieldProps) {
  const { kind, value, onChange, onLeave, prefix, suffix, isDisabled, messages, ...field } = props
  const [typed, setTyped] = useState<string>()
  const { read, wanted } = KINDS[kind]
  const understood = value === '' ? '' : read(value)
  const shown = typed ?? (understood === undefined ? value : groupDigits(understood))
  const grouped = groupDigits(understood ?? '')
  const isOtherwise = typed !== undefined && grouped !== '' && grouped !== typed.trim()
  const problem = typed === undefined && understood === undefined ? [`“${value}” is not ${wanted}.`] : messages

  return (
    <Field {...field} error={problem?.join(' ')}>
      {(control) => (
        <span className="relative block">
          {prefix !== undefined && (
            <span aria-hidden className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-soft">
              {prefix}
            </span>
          )}
          <Input
            {...control}
            inputMode={kind === 'count' ? 'numeric' : 'text'}
            autoComplete="off"
            maxLength={40}
            disabled={isDisabled}
            value={shown}
            onChange={({ target }) => {
              setTyped(target.value)
              onChange(read(target.value) ?? target.value.trim())
            }}
            onBlur={() => {
              setTyped(undefined)
              onLeave?.()
            }}
            // It is as good as left: what is wrong with it is said.
            onKeyDown={({ key }) => key === 'Enter' && setTyped(undefined)}
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
          {/* Over what stands below: nothing may move under a pointer when the field is left. */}
          {isOtherwise && (
            <output className="pointer-events-none absolute top-full left-0 z-10 mt-1 rounded border border-line bg-surface px-2 py-1 text-sm text-ink shadow-raised">
              {kind === 'amount' ? `₱${grouped}` : grouped}
            </output>
          )}
        </span>
      )}
    </Field>
  )
}
