import type { ListingEdit } from '@tahanan/contracts/listing/listing-answers.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { Card } from '@tahanan/web/ui/card.tsx'
import { DocumentSection } from '../document/document-section.tsx'
import { documentSlots } from '../document/document-slots.ts'
import { ImageSection } from '../picture/image-section.tsx'

interface ListingDocumentsProps {
  readonly listing: ListingEdit
  readonly onChanged: () => Promise<unknown>
}

function documentsPath({ id }: ListingEdit): string {
  return `/dashboard/editlisting/${id}?tab=documents`
}

/** "Documents tab: an Images section (title Pictures). For Brokerage listings also" the papers (§2). */
export function ListingDocuments({ listing, onChanged }: ListingDocumentsProps) {
  const { brokerage_listing: brokerage } = listing
  return (
    <div className="space-y-6">
      <Card className="p-4 sm:p-6">
        <ImageSection
          title="Pictures"
          owner="listing"
          ownerId={listing.id}
          ownerName={listing.name}
          path={documentsPath(listing)}
          shownIn={[listingEndpoints.fetchEdit, listingEndpoints.fetchView]}
          pictures={listing.pictures}
          onChanged={onChanged}
        />
      </Card>
      {brokerage !== null &&
        documentSlots(brokerage.listing_status).map((slot) => (
          <Card key={slot.kind} className="p-4 sm:p-6">
            <DocumentSection
              title={slot.title}
              kind={slot.kind}
              hasValidUntil={slot.isAuthority}
              listing={listing}
              path={documentsPath(listing)}
              documents={brokerage[slot.field]}
              onChanged={onChanged}
            />
          </Card>
        ))}
    </div>
  )
}
