import type { ListingEdit } from '@tahanan/contracts/listing/listing-edit.ts'
import { DocumentSection } from '../document/document-section.tsx'
import { documentSlots } from '../document/document-slots.ts'
import { ImageSection } from '../picture/image-section.tsx'
import { Card } from '@tahanan/web/ui/card.tsx'

interface ListingDocumentsProps {
  readonly listing: ListingEdit
  readonly onChanged: () => Promise<unknown>
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
              listingId={listing.id}
              documents={brokerage[slot.field]}
              onChanged={onChanged}
            />
          </Card>
        ))}
    </div>
  )
}
