import { areaText } from '@tahanan/contracts/property/area-text.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon, type IconName } from '../ui/icon.tsx'

interface ListingFactsProps {
  readonly listing: {
    readonly bedroom: number | null
    readonly bathroom: number | null
    readonly floor_area: number | null
    readonly lot_area: number | null
  }
  readonly className?: string
}

interface Fact {
  readonly icon: IconName
  readonly name: string
  readonly value: string | null
}

const some = (value: number | null): string | null => (value === null || value === 0 ? null : String(value))
const area = (value: number | null): string | null => (value === null || value === 0 ? null : areaText(value))

/** Beds, baths, floor and lot area, as far as they are known. */
export function ListingFacts({ listing, className }: ListingFactsProps) {
  const all: readonly Fact[] = [
    { icon: 'bed', name: 'Bedrooms', value: some(listing.bedroom) },
    { icon: 'bath', name: 'Bathrooms', value: some(listing.bathroom) },
    { icon: 'floor', name: 'Floor area', value: area(listing.floor_area) },
    { icon: 'lot', name: 'Lot area', value: area(listing.lot_area) },
  ]
  const facts = all.filter(({ value }) => value !== null)
  if (facts.length === 0) return null
  return (
    <dl className={classNames('flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink', className)}>
      {facts.map(({ icon, name, value }) => (
        <div key={name} className="flex items-center gap-1.5" title={name}>
          <dt>
            <Icon name={icon} className="size-4 text-ink-soft" />
            <span className="sr-only">{name}</span>
          </dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
