import type { ListingDetail } from '@tahanan/contracts/listing/listing-detail.ts'
import { parkingText } from '@tahanan/contracts/listing/parking-text.ts'
import { areaText } from '@tahanan/contracts/property/area-text.ts'
import { Icon, type IconName } from '../ui/icon.tsx'

interface Fact {
  readonly icon: IconName
  readonly name: string
  readonly value: string | null
}

const some = (value: number | null): string | null => (value === null || value === 0 ? null : String(value))
const area = (value: number | null): string | null => (value === null || value === 0 ? null : areaText(value))

/** "Overview icons: bedroom, bathroom, lot area, floor area, parking", then what kind of property it is (§2). */
export function ListingOverview({ listing }: { readonly listing: ListingDetail }) {
  const all: readonly Fact[] = [
    { icon: 'bed', name: 'Bedrooms', value: some(listing.bedroom) },
    { icon: 'bath', name: 'Bathrooms', value: some(listing.bathroom) },
    { icon: 'lot', name: 'Lot area', value: area(listing.lot_area) },
    { icon: 'floor', name: 'Floor area', value: area(listing.floor_area) },
    { icon: 'car', name: 'Parking', value: parkingText(listing) },
  ]
  const kinds = [
    { name: 'Property type', value: listing.property_type },
    { name: 'Subtype', value: listing.property_subtype },
    { name: 'Unit type', value: listing.unit_type },
  ].filter(({ value }) => value !== null)
  const facts = all.filter(({ value }) => value !== null)
  return (
    <section aria-labelledby="overview">
      <h2 id="overview" className="mb-4 text-xl font-semibold">
        Overview
      </h2>
      {facts.length > 0 && (
        <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-5 lg:grid-cols-5">
          {facts.map(({ icon, name, value }) => (
            <div key={name} className="rounded-lg border border-line bg-surface p-3.5">
              <dt className="flex flex-col gap-2 text-sm text-ink-soft">
                <Icon name={icon} className="size-6 text-brand" />
                {name}
              </dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-3">
        {kinds.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
