import type { ListingDetail } from '@tahanan/contracts/listing/listing-detail.ts'
import { useContext } from 'react'
import { SiteSettingsContext } from '../page/site-settings-context.ts'
import { Card } from '../ui/card.tsx'
import { FinancingChips } from './financing-chips.tsx'
import { LoanEstimates } from './loan-estimates.tsx'
import { paymentLines } from './payment-lines.ts'
import { TermList } from './term-list.tsx'
import { trustLines } from './trust-lines.ts'

/**
 * What a listing costs, in full, and who stands behind it. Wherever `Eq. x/mo` is shown it leads here (decisions §10), so
 * nothing of the scheme is left out.
 */
export function PaymentPanel({ listing }: { readonly listing: ListingDetail }) {
  const { pagIbigCeilingPesos } = useContext(SiteSettingsContext)
  const isRent = listing.property_status === 'For Rent'
  const { financing_option: financing, loanable_amount: loanable } = listing.payment
  const loanPesos = isRent ? null : (loanable ?? listing.price_sort)
  const isAbovePagIbig = loanPesos !== null && loanPesos > pagIbigCeilingPesos
  return (
    <Card id="payment" className="scroll-mt-20 p-5 sm:p-6">
      <h2 className="text-xl font-semibold">{isRent ? 'Rent' : 'Price and payment'}</h2>
      <TermList lines={paymentLines(listing)} />
      {!isRent && financing.length > 0 && (
        <FinancingChips options={financing} isAbovePagIbig={isAbovePagIbig} ceilingPesos={pagIbigCeilingPesos} />
      )}
      {loanPesos !== null && loanPesos > 0 && <LoanEstimates financing={financing} loanPesos={loanPesos} />}
      <h3 className="mt-6 font-semibold">Licences and people</h3>
      <TermList lines={trustLines(listing)} />
      <p className="mt-4 text-sm text-ink-soft">
        Taxes, transfer and move-in fees are not included. Ask for a written computation before you pay anything.
      </p>
    </Card>
  )
}
