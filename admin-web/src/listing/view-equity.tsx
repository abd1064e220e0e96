import type { ListingView } from '@tahanan/contracts/listing/listing-view.ts'
import { centavosFromPesos } from '@tahanan/contracts/money/centavos-from-pesos.ts'
import { formatPesos } from '@tahanan/contracts/money/format-pesos.ts'
import { Facts } from '../screen/facts.tsx'
import { FormPart } from '../screen/form-part.tsx'

type ProjectTerms = NonNullable<ListingView['project_listing']>

/** Payment terms of a project listing; the total is before the reservation fee here (§9, decision 36). */
export function ViewEquity({ terms }: { readonly terms: ProjectTerms }) {
  return (
    <FormPart title="Equity">
      <Facts
        facts={[
          ['Equity percentage', terms.equity_percentage === null ? '' : `${terms.equity_percentage}%`],
          ['Equity terms', terms.equity_terms === null ? '' : `${terms.equity_terms} months`],
          ['Reservation fee', pesos(terms.reservation_fee)],
          ['Total equity amount', pesos(terms.total_equity)],
          ['Net equity, less the reservation fee', pesos(terms.net_equity)],
          ['Monthly equity', pesos(terms.monthly_equity)],
          ['Loanable amount', pesos(terms.loanable_amount)],
          ['DHSUD LTS No.', terms.dhsud_lts],
        ]}
      />
    </FormPart>
  )
}

function pesos(amount: number | null): string {
  return amount === null ? '' : formatPesos(centavosFromPesos(amount))
}
