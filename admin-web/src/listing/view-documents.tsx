import type { ListingView } from '@tahanan/contracts/listing/listing-view.ts'
import { BROKERAGE_STATUSES, FOR_RENT, FOR_SALE } from '@tahanan/contracts/property/property-status.ts'
import { DocumentList } from '../document/document-list.tsx'
import { documentSlots } from '../document/document-slots.ts'
import { FormPart } from '../screen/form-part.tsx'

/** The papers of a brokerage listing, to be looked at. */
export function ViewDocuments({ listing }: { readonly listing: ListingView }) {
  const { brokerage_listing: brokerage, property_status: status } = listing
  if (brokerage === null) return null
  const isRental = status === BROKERAGE_STATUSES[FOR_RENT]
  return (
    <div className="space-y-6">
      {documentSlots(isRental ? FOR_RENT : FOR_SALE).map(({ field, title }) => (
        <FormPart key={field} title={title}>
          <DocumentList
            title={title}
            documents={brokerage[field]}
            mayDelete={false}
            onChanged={() => Promise.resolve()}
          />
        </FormPart>
      ))}
    </div>
  )
}
