import type { ListingView } from '@tahanan/contracts/listing/listing-view.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { Chip } from '@tahanan/web/ui/chip.tsx'
import { Facts } from '../screen/facts.tsx'
import { FormPart } from '../screen/form-part.tsx'

type BrokerageTerms = NonNullable<ListingView['brokerage_listing']>

/** Papers, owners and terms of a brokerage listing; what is empty says so in the words of §2. */
export function ViewBrokerage({ terms }: { readonly terms: BrokerageTerms }) {
  return (
    <FormPart title="Brokerage">
      <Facts
        facts={[
          ['Tax declaration number', terms.tax_declaration_number || 'No tax declaration # provided.'],
          ['Title number', terms.title_number || 'No title # provided.'],
          ['Property owners', lines(terms.owner_of_the_property)],
          ['Listing owners', lines(terms.listing_owner)],
          ['Terms of payment', lines(terms.terms_of_payment)],
        ]}
      />
      <div>
        <h3 className="mb-1 text-sm text-ink-soft">Financing options</h3>
        {terms.financing_option.length === 0 ? (
          <p>No financing options provided.</p>
        ) : (
          <p className="flex flex-wrap gap-2">
            {terms.financing_option.map((code) => (
              <Chip key={code}>{FINANCING_OPTIONS[code]}</Chip>
            ))}
          </p>
        )}
      </div>
    </FormPart>
  )
}

function lines(text: string | null) {
  return <span className="whitespace-pre-line">{text || '—'}</span>
}
