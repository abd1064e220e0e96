import type { ListingDetail } from '@tahanan/contracts/listing/listing-detail.ts'
import { AmenityChips } from '../ui/amenity-chips.tsx'

/** The listing's own amenities, and those of its project. */
export function ListingAmenities({ listing }: { readonly listing: ListingDetail }) {
  return (
    <>
      <AmenityChips title="Amenities" names={listing.amenities.map(({ name }) => name)} />
      <AmenityChips title="Project amenities" names={listing.project_amenities.map(({ name }) => name)} />
    </>
  )
}
