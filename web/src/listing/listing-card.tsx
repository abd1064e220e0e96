import type { ListingCard as Card } from '@tahanan/contracts/listing/listing-card.ts'
import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { formatPesos } from '@tahanan/contracts/money/pesos.ts'
import { LOWERED_DAYS } from '@tahanan/contracts/property/lowered-days.ts'
import { type SyntheticEvent, useContext, useRef, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { LOCALE } from '../message/language.ts'
import { perSqmText, shownPrice, statusText, type Fact, some, someArea } from './listing-texts.ts'
import { SLOT, withNodes } from '../message/with-nodes.tsx'
import { labels, m } from '../message/messages.ts'
import { pagePart } from '../page/page-part.ts'
import { SiteSettingsContext } from '../page/site-settings-context.ts'
import { HeartButton } from '../shortlist/heart-button.tsx'
import { Chip } from '../ui/chip.tsx'
import { CARD_LINK, classNames } from '../ui/classes.ts'
import { Icon } from '../ui/icon.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ListingCover } from './listing-cover.tsx'
import { monthlyEquityText } from '../payment/monthly-equity.ts'

/** Fetched with the intent to look at a card. */
const CardPictures = pagePart(undefined, async () => (await import('./card-pictures.tsx')).CardPictures)

/** More than these are on the listing's page. */
const PICTURES_MAX = 5

/** How long a pointer rests before it means it. */
const INTENT_MS = 80

/** A listing is new for a week. */
const NEW_DAYS = 7

const DAY_MS = 86_400_000

export const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'Asia/Manila' })

interface ListingCardProps {
  readonly card: Card
  /** Its picture is among the first that are seen. */
  readonly isPriority?: boolean
}

/** "Listing card" of §2, 360 wide (decision 34b): the whole of it leads to the listing. */
export function ListingCard({ card, isPriority = false }: ListingCardProps) {
  const [lookedAt, setLookedAt] = useState<Element>()
  const intent = useIntent(setLookedAt)
  const equity = monthlyEquityText(card)
  const { strictSpec } = useContext(SiteSettingsContext)
  const postedAt = strictSpec ? undefined : card.posted_at
  const isNew = useIsWithin(postedAt, NEW_DAYS)
  const lowered = strictSpec ? null : card.price_lowered
  const isLowered = useIsWithin(lowered?.since, LOWERED_DAYS)
  const address = `/listing/${card.slug}/`
  const others = strictSpec ? 0 : Math.min(card.picture_count ?? 1, PICTURES_MAX) - 1
  return (
    <article
      {...intent}
      className="group relative flex h-full w-[360px] max-w-full flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-card transition-shadow duration-200 hover:shadow-raised"
    >
      <div className="relative aspect-[4/3]">
        {/* Swiped where there is a touch screen: above the link of the whole card, and a link itself. */}
        <div className="card-pictures" tabIndex={-1} onScroll={({ currentTarget }) => setLookedAt(currentTarget)}>
          <HeartButton id={card.id} name={card.name} />
          <Link to={address} tabIndex={-1} aria-hidden="true">
            <span>
              <ListingCover
                card={card}
                sizes="(min-width: 416px) 360px, calc(100vw - 3.5rem)"
                isPriority={isPriority}
              />
            </span>
            {Array.from({ length: others }, (_, place) => (
              <span key={place} />
            ))}
          </Link>
        </div>
        <p className="absolute left-3 right-14 top-3 flex flex-wrap gap-1.5">
          <Chip tone="picture">{strictSpec ? labels.propertyType[card.property_type] : kindText(card)}</Chip>
          <Chip tone="picture">{statusText(card)}</Chip>
          {isNew && <Chip tone="accent">{m.listing.new()}</Chip>}
          {lowered && isLowered && (
            <Chip tone="accent">{m.listing.lower({ price: formatPesos(lowered.by * 100) })}</Chip>
          )}
        </p>
        <p className="absolute inset-x-0 bottom-0 flex flex-wrap items-baseline justify-between gap-x-3 bg-gradient-to-t from-shade/90 via-shade/70 to-transparent px-4 pb-3 pt-10 text-white">
          <span className="text-xl font-bold tabular-nums">{shownPrice(card.price)}</span>
          {!strictSpec && <span className="text-sm font-medium tabular-nums">{perSqmText(card)}</span>}
          {equity !== undefined && <span className="text-sm font-medium tabular-nums">{equity}</span>}
        </p>
      </div>
      <div className="flex grow flex-col gap-2 p-4">
        <h3 className="line-clamp-2 text-lg font-semibold leading-6">
          <Link to={address} className={CARD_LINK}>
            {card.name}
          </Link>
        </h3>
        <p className="truncate text-sm text-ink-soft">
          {card.type === PROJECT_LISTING ? <ProjectLinks card={card} /> : m.listing.brokerage()}
        </p>
        <p className="flex items-start gap-1.5 text-sm text-ink-soft">
          <Icon name="pin" className="mt-0.5 size-4" />
          <span className="line-clamp-1">{card.location}</span>
        </p>
        <ListingFacts listing={card} className="mt-auto border-t border-line pt-3" />
        {postedAt !== undefined && (
          <p className="text-xs text-ink-soft">{m.listing.posted({ date: DAY.format(new Date(postedAt)) })}</p>
        )}
      </div>
      {lookedAt !== undefined && <CardPictures card={card} lookedAt={lookedAt} />}
    </article>
  )
}

const never = () => () => {}

/** Whether it was so many days ago at most, by the clock of the browser; false on the server, which keeps its pages. */
function useIsWithin(at: string | undefined, days: number): boolean {
  return useSyncExternalStore(
    never,
    () => at !== undefined && Date.now() - Date.parse(at) < days * DAY_MS,
    () => false,
  )
}

const HOMES: Readonly<Partial<Record<Card['property_subtype'], string>>> = {
  'House and lot': m.listing.house(),
  Condominium: m.listing.condo(),
  'Lot Only': m.listing.lot(),
}

/** What it is, as people call it: what is residential is a house, a condo or a lot. */
function kindText({ property_type: type, property_subtype: subtype }: Card): string {
  return (type === 'Residential' && HOMES[subtype]) || labels.propertyType[type]
}

function ProjectLinks({ card }: { readonly card: Card }) {
  const { project_name, project_slug, developer_name, developer_slug } = card
  const link = 'relative rounded -outline-offset-2 hover:text-brand hover:underline'
  return (
    <>
      {project_slug !== null && (
        <Link to={`/project/${project_slug}/`} className={`${link} font-medium text-ink`}>
          {project_name}
        </Link>
      )}{' '}
      {developer_slug !== null &&
        withNodes(
          project_slug === null ? SLOT : m.listing.byDeveloper({ developer: SLOT }),
          <Link to={`/developer/${developer_slug}/`} className={link}>
            {developer_name}
          </Link>,
        )}
    </>
  )
}

/** Says when somebody is about to look at an element: they point at it for a while, or it has the focus. */
function useIntent(onMeant: (element: Element) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const meanSoon = ({ currentTarget }: SyntheticEvent) => {
    timer.current = setTimeout(() => onMeant(currentTarget), INTENT_MS)
  }
  const forget = () => clearTimeout(timer.current)
  return { onPointerEnter: meanSoon, onPointerLeave: forget, onFocus: meanSoon, onBlur: forget }
}

interface ListingFactsProps {
  readonly listing: {
    readonly bedroom: number | null
    readonly bathroom: number | null
    readonly floor_area: number | null
    readonly lot_area: number | null
  }
  readonly className?: string
}

/** Beds, baths, floor and lot area, as far as they are known. */
function ListingFacts({ listing, className }: ListingFactsProps) {
  const all: readonly Fact[] = [
    { icon: 'bed', name: m.listing.bedrooms(), value: some(listing.bedroom) },
    { icon: 'bath', name: m.listing.bathrooms(), value: some(listing.bathroom) },
    { icon: 'floor', name: m.listing.floorArea(), value: someArea(listing.floor_area) },
    { icon: 'lot', name: m.listing.lotArea(), value: someArea(listing.lot_area) },
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

/** A listing card on its way, as large as it will be. */
export function ListingCardSkeleton() {
  return (
    <div className="w-full max-w-[360px] overflow-hidden rounded-lg border border-line bg-surface">
      <Skeleton className="aspect-[4/3] rounded-none" />
      <div className="space-y-3 p-4">
        <Skeleton className="h-6 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="mt-4 h-4 w-full" />
      </div>
    </div>
  )
}

/** Cards side by side: 360 wide where there is room, a little narrower where one more fits for it (decision 34b). */
export const CARD_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] justify-items-center gap-6'
