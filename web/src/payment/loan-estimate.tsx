import { formatPesos } from '@tahanan/contracts/money/pesos.ts'
import { monthlyPaymentCentavos } from '@tahanan/contracts/money/monthly-payment-centavos.ts'
import { useState } from 'react'
import { SLOT, withNodes } from '../message/with-nodes.tsx'
import { m } from '../message/messages.ts'
import { InputField } from '../ui/input-field.tsx'
import { LOAN_LIMITS, type LoanAssumption } from './payment-lines.ts'

interface LoanEstimateProps {
  readonly name: string
  readonly loanPesos: number
  readonly initial: LoanAssumption
}

/** One way of financing: its rate and years, to be changed, and what they come to a month. */
export function LoanEstimate({ name, loanPesos, initial }: LoanEstimateProps) {
  const [rate, setRate] = useState(String(initial.ratePercent))
  const [years, setYears] = useState(String(initial.years))
  const monthly = estimateMonthlyPesos(loanPesos, {
    ratePercent: rate.trim() === '' ? Number.NaN : Number(rate),
    years: Number(years),
  })
  const { ratePercent: rates, years: spans } = LOAN_LIMITS
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{name}</legend>
      <div className="mt-1 grid grid-cols-2 items-start gap-3 sm:grid-cols-[8rem_8rem_1fr]">
        <InputField
          label={m.payment.rate()}
          inputMode="decimal"
          value={rate}
          onChange={(event) => setRate(event.target.value)}
        />
        <InputField
          label={m.payment.years()}
          inputMode="numeric"
          value={years}
          onChange={(event) => setYears(event.target.value)}
        />
        <p aria-live="polite" className="col-span-2 sm:col-span-1 sm:pt-7">
          {monthly === undefined ? (
            <span className="text-sm text-danger">
              {m.payment.wantedLoan({
                rateMin: rates.min,
                rateMax: rates.max,
                yearsMin: spans.min,
                yearsMax: spans.max,
              })}
            </span>
          ) : (
            withNodes(
              m.payment.monthly({ amount: SLOT }),
              <strong className="text-lg tabular-nums">{formatPesos(Math.round(monthly) * 100)}</strong>,
            )
          )}
        </p>
      </div>
    </fieldset>
  )
}

/**
 * What a loan costs a month, in pesos; undefined for assumptions outside of `LOAN_LIMITS`, or none typed. Indicative
 * only: no insurance, no repricing, no fees.
 */
export function estimateMonthlyPesos(principalPesos: number, { ratePercent, years }: LoanAssumption) {
  if (!isWithin(ratePercent, LOAN_LIMITS.ratePercent) || !isWithin(years, LOAN_LIMITS.years)) return undefined
  return monthlyPaymentCentavos({ principalCentavos: Math.round(principalPesos * 100), ratePercent, years }) / 100
}

function isWithin(value: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return value >= min && value <= max
}
