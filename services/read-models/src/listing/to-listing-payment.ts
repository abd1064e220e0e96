import type { ListingPayment } from '@tahanan/contracts/listing/listing-payment.ts'
import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { equity } from '@tahanan/contracts/money/equity.ts'
import { pesosFromCentavos } from '@tahanan/contracts/money/pesos-from-centavos.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { labelOf } from '@tahanan/contracts/property/label-of.ts'
import type { ListingSources } from './listing-sources.ts'

const NO_EQUITY = { maxPriceCentavos: null, equityPercentage: null, equityTermsMonths: null, equityFixedCentavos: null }

/** Payment terms in pesos. The project's reservation fee stands in for a missing one (decision 47). */
export function toListingPayment({ listing, project }: Pick<ListingSources, 'listing' | 'project'>): ListingPayment {
  const isProjectListing = listing.listingType === PROJECT_LISTING
  const inherited = isProjectListing ? (project?.reservationFeeCentavos ?? null) : null
  const reservationFeeCentavos = listing.reservationFeeCentavos ?? inherited
  const terms = isProjectListing ? listing : NO_EQUITY
  const amounts = equity({ ...terms, reservationFeeCentavos })
  const financing = isProjectListing ? (project?.financingOption ?? []) : listing.financingOption
  return {
    reservation_fee: pesos(reservationFeeCentavos),
    equity_percentage: terms.equityPercentage,
    equity_terms: terms.equityTermsMonths,
    total_equity: pesos(amounts.totalEquityCentavos),
    net_equity: pesos(amounts.netEquityCentavos),
    monthly_equity: pesos(amounts.monthlyEquityCentavos),
    loanable_amount: pesos(amounts.loanableAmountCentavos),
    financing_option: financing.map((code) => labelOf(FINANCING_OPTIONS, code)),
  }
}

function pesos(centavos: number | null): number | null {
  return centavos === null ? null : pesosFromCentavos(centavos)
}
