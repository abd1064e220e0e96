import { equity } from '@tahanan/contracts/money/equity.ts'
import { pesosOrNull } from '@tahanan/contracts/money/pesos.ts'
import type { ListingDetail } from './listing-detail.store.ts'

/** Equity of a project listing in pesos (decision 36), its fee being the project's where it has none (47). */
export function equityAnswerOf(listing: ListingDetail) {
  const amounts = equity({ ...listing, reservationFeeCentavos: reservationFeeCentavosOf(listing) })
  return {
    total_equity: pesosOrNull(amounts.totalEquityCentavos),
    net_equity: pesosOrNull(amounts.netEquityCentavos),
    monthly_equity: pesosOrNull(amounts.monthlyEquityCentavos),
    loanable_amount: pesosOrNull(amounts.loanableAmountCentavos),
  }
}

function reservationFeeCentavosOf({ reservationFeeCentavos, project }: ListingDetail): number | null {
  return reservationFeeCentavos ?? project?.reservationFeeCentavos ?? null
}
