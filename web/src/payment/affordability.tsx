import { affordablePricePesos } from '@tahanan/contracts/money/affordable-price.ts'
import { formatPesos } from '@tahanan/contracts/money/pesos.ts'
import { useState } from 'react'
import { LOCALE } from '../message/language.ts'
import { SLOT, withNodes } from '../message/with-nodes.tsx'
import { m } from '../message/messages.ts'
import { InputField } from '../ui/input-field.tsx'
import { LOAN_ASSUMPTIONS, LOAN_LIMITS } from './payment-lines.ts'

const BANK = LOAN_ASSUMPTIONS['Bank Financing']

/** What can be typed, and where it starts. Lenders commonly let a third of an income go into a loan, or less. */
const FIELDS = [
  { name: 'income', label: m.payment.income(), initial: '', min: 1, max: 100_000_000 },
  { name: 'share', label: m.payment.share(), initial: '30', min: 1, max: 100 },
  { name: 'down', label: m.payment.down(), initial: '20', min: 0, max: 99 },
  { name: 'rate', label: m.payment.rate(), initial: String(BANK.ratePercent), ...LOAN_LIMITS.ratePercent },
  { name: 'years', label: m.payment.years(), initial: String(BANK.years), ...LOAN_LIMITS.years },
] as const

const NUMBER = new Intl.NumberFormat(LOCALE)

/** From a monthly income to the price that fits it: beside the estimate, which goes the other way. Nothing is kept or sent. */
export function Affordability() {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const textOf = ({ name, initial }: (typeof FIELDS)[number]) => typed[name] ?? initial
  const numbers = FIELDS.map((field) => {
    const text = textOf(field).replaceAll(/[,₱\s]/g, '')
    return text === '' ? Number.NaN : Number(text)
  })
  const wrong = FIELDS.find(({ min, max }, at) => !((numbers[at] ?? Number.NaN) >= min && (numbers[at] ?? 0) <= max))
  const [income = 0, share = 0, down = 0, rate = 0, years = 0] = numbers
  const isBlank = textOf(FIELDS[0]).trim() === ''
  return (
    <div className="space-y-3">
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3">
        {FIELDS.map((field) => (
          <InputField
            key={field.name}
            label={field.label}
            inputMode="decimal"
            value={textOf(field)}
            onChange={(event) => setTyped({ ...typed, [field.name]: event.target.value })}
          />
        ))}
      </div>
      <p aria-live="polite">
        {wrong === undefined ? (
          withNodes(
            m.payment.fits({ amount: SLOT }),
            <strong className="text-lg tabular-nums">
              {formatPesos(
                affordablePricePesos({
                  monthlyIncomePesos: income,
                  sharePercent: share,
                  downPaymentPercent: down,
                  ratePercent: rate,
                  years,
                }) * 100,
              )}
            </strong>,
          )
        ) : isBlank ? (
          <span className="text-ink-soft">{m.payment.giveIncome()}</span>
        ) : (
          <span className="text-sm text-danger">
            {m.payment.wantedNumber({
              label: wrong.label,
              min: NUMBER.format(wrong.min),
              max: NUMBER.format(wrong.max),
            })}
          </span>
        )}
      </p>
    </div>
  )
}
