import type { ListingView } from '@tahanan/contracts/listing/listing-view.ts'
import { parkingText } from '@tahanan/contracts/listing/parking-text.ts'
import { areaText } from '@tahanan/contracts/property/area-text.ts'
import { Chip } from '@tahanan/web/ui/chip.tsx'
import { Facts } from '../screen/facts.tsx'
import { FormPart } from '../screen/form-part.tsx'

/** Counts, areas, kind and amenities of a listing. */
export function ListingOverview({ listing }: { readonly listing: ListingView }) {
  const { lot_area: lot, floor_area: floor, amenities, project_amenities: ofProject } = listing
  return (
    <FormPart title="Overview">
      <Facts
        facts={[
          ['Bedrooms', listing.bedroom],
          ['Bathroom', listing.bathroom],
          ['Lot area', lot === null ? '' : areaText(lot)],
          ['Floor area', floor === null ? '' : areaText(floor)],
          ['Car park', parkingText(listing)],
          ['Availability', listing.availability],
          ['Property type', listing.property_type],
          ['Subtype', listing.property_subtype],
          ['Unit type', listing.property_unit_type],
        ]}
      />
      {ofProject.length > 0 && <Names title="Project amenities" names={ofProject.map(({ name }) => name)} />}
      {amenities.length > 0 && <Names title="Amenities" names={amenities.map(({ name }) => name)} />}
    </FormPart>
  )
}

function Names({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  return (
    <div>
      <h3 className="mb-1 text-sm text-ink-soft">{title}</h3>
      <p className="flex flex-wrap gap-2">
        {names.map((name) => (
          <Chip key={name}>{name}</Chip>
        ))}
      </p>
    </div>
  )
}
