import type { ListingCard as Card } from '@tahanan/contracts/listing/listing-card.ts'
import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { statusLabel } from '@tahanan/contracts/property/status-label.ts'
import { Link } from 'react-router-dom'
import { HeartButton } from '../shortlist/heart-button.tsx'
import { Chip } from '../ui/chip.tsx'
import { Icon } from '../ui/icon.tsx'
import { ListingCover } from './listing-cover.tsx'
import { ListingFacts } from './listing-facts.tsx'
import { monthlyEquityText } from './monthly-equity-text.ts'
import { useListingPrefetch } from './use-listing-prefetch.ts'

interface ListingCardProps {
  readonly card: Card
  /** Its picture is among the first that are seen. */
  readonly isPriority?: boolean
}

/** "Listing card" of §2, 360 wide (decision 34b): the whole of it leads to the listing. */
export function ListingCard({ card, isPriority = false }: ListingCardProps) {
  const prefetch = useListingPrefetch(card.slug)
  const equity = monthlyEquityText(card)
  return (
    <article
      {...prefetch}
      className="group relative flex h-full w-[360px] max-w-full flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-card transition-shadow duration-200 hover:shadow-raised"
    >
      <div className="relative aspect-[4/3]">
        <ListingCover card={card} sizes="(min-width: 416px) 360px, calc(100vw - 3.5rem)" isPriority={isPriority} />
        <HeartButton id={card.id} name={card.name} className="absolute right-2 top-2 z-10" />
        <p className="absolute left-3 right-14 top-3 flex flex-wrap gap-1.5">
          <Chip tone="picture">{card.property_type}</Chip>
          <Chip tone="picture">{statusLabel(card)}</Chip>
        </p>
        <p className="absolute inset-x-0 bottom-0 flex flex-wrap items-baseline justify-between gap-x-3 bg-gradient-to-t from-shade/90 via-shade/70 to-transparent px-4 pb-3 pt-10 text-white">
          <span className="text-xl font-bold tabular-nums">{card.price}</span>
          {equity !== undefined && <span className="text-sm font-medium tabular-nums">{equity}</span>}
        </p>
      </div>
      <div className="flex grow flex-col gap-2 p-4">
        <h3 className="line-clamp-2 text-lg font-semibold leading-6">
          <Link to={`/listing/${card.slug}/`} className="after:absolute after:inset-0 group-hover:text-brand">
            {card.name}
          </Link>
        </h3>
        <p className="truncate text-sm text-ink-soft">
          {card.type === PROJECT_LISTING ? <ProjectLinks card={card} /> : 'Brokerage'}
        </p>
        <p className="flex items-start gap-1.5 text-sm text-ink-soft">
          <Icon name="pin" className="mt-0.5 size-4" />
          <span className="line-clamp-1">{card.location}</span>
        </p>
        <ListingFacts listing={card} className="mt-auto border-t border-line pt-3" />
      </div>
    </article>
  )
}

function ProjectLinks({ card }: { readonly card: Card }) {
  const { project_name, project_slug, developer_name, developer_slug } = card
  const link = 'relative rounded hover:text-brand hover:underline'
  return (
    <>
      {project_slug !== null && (
        <Link to={`/project/${project_slug}/`} className={`${link} font-medium text-ink`}>
          {project_name}
        </Link>
      )}
      {project_slug !== null && developer_slug !== null && ' by '}
      {developer_slug !== null && (
        <Link to={`/developer/${developer_slug}/`} className={link}>
          {developer_name}
        </Link>
      )}
    </>
  )
}
