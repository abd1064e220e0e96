import type { FinancingOptionLabel } from '@tahanan/contracts/property/financing-option.ts'

/** What an estimate assumes of a loan; visitors change both. */
export interface LoanAssumption {
  /** Yearly, in percent. */
  readonly ratePercent: number
  readonly years: number
}

/**
 * Where estimates start: round figures of what banks, the fund and developers commonly offer, indicative only
 * (decisions §10). Cash is no loan.
 */
export const LOAN_ASSUMPTIONS: Readonly<Record<Exclude<FinancingOptionLabel, 'Cash'>, LoanAssumption>> = {
  'Bank Financing': { ratePercent: 7.5, years: 20 },
  'PAG-IBIG Financing': { ratePercent: 6.5, years: 30 },
  'In-House': { ratePercent: 15, years: 10 },
}

/** What can be typed: outside of it there is no estimate. */
export const LOAN_LIMITS = { ratePercent: { min: 0, max: 40 }, years: { min: 1, max: 40 } } as const
