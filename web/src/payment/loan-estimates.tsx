import type { FinancingOptionLabel } from '@tahanan/contracts/property/financing-option.ts'
import { formatPesos } from '@tahanan/contracts/money/format-pesos.ts'
import { LOAN_ASSUMPTIONS } from './loan-assumptions.ts'
import { LoanEstimate } from './loan-estimate.tsx'

interface LoanEstimatesProps {
  readonly financing: readonly FinancingOptionLabel[]
  readonly loanPesos: number
}

/** What a loan would cost a month, for each way of financing but cash; all of them where none is named. */
export function LoanEstimates({ financing, loanPesos }: LoanEstimatesProps) {
  const offered = Object.entries(LOAN_ASSUMPTIONS).filter(
    ([name]) => financing.length === 0 || financing.some((option) => option === name),
  )
  if (offered.length === 0) return null
  return (
    <details className="group mt-5 rounded border border-line">
      <summary className="cursor-pointer rounded px-4 py-3 font-semibold text-brand hover:bg-brand-soft">
        What a loan of {formatPesos(Math.round(loanPesos * 100))} may cost a month
      </summary>
      <div className="space-y-4 px-4 pb-4 pt-2">
        {offered.map(([name, assumption]) => (
          <LoanEstimate key={name} name={name} loanPesos={loanPesos} initial={assumption} />
        ))}
        <p className="text-sm text-ink-soft">
          Indicative only: level payments at the rate and years above, which you can change. Lenders decide the rate,
          the years and the fees.
        </p>
      </div>
    </details>
  )
}
