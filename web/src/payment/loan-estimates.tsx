import type { FinancingOptionLabel } from '@tahanan/contracts/property/financing-option.ts'
import { formatPesos } from '@tahanan/contracts/money/format-pesos.ts'
import { lazy, Suspense, useState } from 'react'
import { Skeleton } from '../ui/skeleton.tsx'
import { LOAN_ASSUMPTIONS } from './loan-assumptions.ts'

/** Fetched by those who want to know. */
const LoanEstimate = lazy(async () => ({ default: (await import('./loan-estimate.tsx')).LoanEstimate }))

interface LoanEstimatesProps {
  readonly financing: readonly FinancingOptionLabel[]
  readonly loanPesos: number
}

/** What a loan would cost a month, for each way of financing but cash; all of them where none is named. */
export function LoanEstimates({ financing, loanPesos }: LoanEstimatesProps) {
  const [isOpen, setOpen] = useState(false)
  const offered = Object.entries(LOAN_ASSUMPTIONS).filter(
    ([name]) => financing.length === 0 || financing.some((option) => option === name),
  )
  if (offered.length === 0) return null
  return (
    <details
      className="group mt-5 rounded border border-line"
      onToggle={(event) => setOpen((known) => known || event.currentTarget.open)}
    >
      <summary className="cursor-pointer rounded px-4 py-3 font-semibold text-brand hover:bg-brand-soft">
        What a loan of {formatPesos(Math.round(loanPesos * 100))} may cost a month
      </summary>
      <div className="space-y-4 px-4 pb-4 pt-2">
        {isOpen &&
          offered.map(([name, assumption]) => (
            <Suspense key={name} fallback={<Skeleton className="h-24" />}>
              <LoanEstimate name={name} loanPesos={loanPesos} initial={assumption} />
            </Suspense>
          ))}
        <p className="text-sm text-ink-soft">
          Indicative only: level payments at the rate and years above, which you can change. Lenders decide the rate,
          the years and the fees.
        </p>
      </div>
    </details>
  )
}
