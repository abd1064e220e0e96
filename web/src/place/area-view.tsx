import type { AreaPage } from '@tahanan/contracts/place/area-page.ts'
import type { ReactNode } from 'react'
import { AlertButtonPart } from '../alert/alert-button-part.ts'
import { CARD_GRID, ListingCard } from '../listing/listing-card.tsx'
import { m } from '../message/messages.ts'
import { breadcrumbData, type PageHead, usePageHead } from '../page/page-head.ts'
import { ProjectCard } from '../project/project-card.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ButtonLink, TextLink } from '../ui/links.tsx'
import { AreaComparison } from './area-comparison.tsx'
import { AreaPrices } from './area-prices.tsx'

/** What is offered in an area and for how much, how its parts and neighbours compare, and what is new there. */
export function AreaView({ area }: { readonly area: AreaPage }) {
  usePageHead(areaHead(area))
  const { code, trail, offers, listings, projects } = area
  const isCountry = code === null
  const places = { name: m.place.places(), path: '/places' }
  return (
    <div className="mx-auto max-w-page px-4 sm:px-6">
      <div className="py-2">
        <Breadcrumbs trail={isCountry ? [] : [places, ...trail]} current={isCountry ? places.name : area.name} />
      </div>
      <header className="mt-2">
        <h1 className="text-3xl font-semibold sm:text-4xl">{m.place.title({ place: areaLabel(area) })}</h1>
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
          {offers > 0 && (
            <>
              <span className="text-lg text-ink-soft">{m.place.offers({ count: offers })}</span>
              <ButtonLink kind="secondary" to={isCountry ? '/search' : `/search?area=${code}`}>
                {m.place.seeAll()}
              </ButtonLink>
            </>
          )}
          <AlertButtonPart subject={{ search: isCountry ? '' : `area=${code}` }} />
        </div>
      </header>
      {offers === 0 ? <NothingOffered area={area} /> : <AreaPrices area={area} />}
      <AreaComparison area={area} />
      {listings.length > 0 && (
        <Section id="newest" title={m.place.newest({ place: areaName(area) })}>
          <ul className={CARD_GRID}>
            {listings.map((card) => (
              <li key={card.id} className="w-full max-w-[360px]">
                <ListingCard card={card} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {projects.length > 0 && (
        <Section id="projects" title={m.place.projects({ place: areaName(area) })}>
          <ul className={CARD_GRID}>
            {projects.map((project) => (
              <li key={project.id} className="w-full max-w-[360px]">
                <ProjectCard project={project} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

function Section({ id, title, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="mt-14">
      <h2 id={id} className="mb-5 text-2xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Where to look instead: around it, and in what it lies in. */
function NothingOffered({ area }: { readonly area: AreaPage }) {
  const outer = area.trail.at(-1)
  return (
    <EmptyState icon="home" title={m.place.none({ place: areaName(area) })}>
      {outer !== undefined && <TextLink to={outer.path}>{m.place.lookIn({ place: outer.name })}</TextLink>}
    </EmptyState>
  )
}

function areaName({ code, name }: AreaPage): string {
  return code === null ? m.place.country() : name
}

/** With what tells it from others of its name: `Pasig City, Metro Manila`. */
function areaLabel(area: AreaPage): string {
  const outer = area.level === 'city' || area.level === 'barangay' ? area.trail.at(-1) : undefined
  return outer === undefined ? areaName(area) : `${area.name}, ${outer.name}`
}

/** An area in search engines and shared links. */
function areaHead(area: AreaPage): PageHead {
  const { name, path, trail, point, offers } = area
  const place = areaLabel(area)
  const outer = trail.at(-1)
  const crumbs = area.code === null ? [] : [...trail, { name, path }]
  return {
    title: m.place.title({ place }),
    description: m.place.description({ place }),
    canonical: path,
    isIndexed: offers > 0,
    ...(import.meta.env.SSR && {
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'Place',
          name: place,
          url: path,
          ...(point && { geo: { '@type': 'GeoCoordinates', ...point } }),
          ...(outer && { containedInPlace: { '@type': 'Place', name: outer.name, url: outer.path } }),
        },
        breadcrumbData([{ name: m.place.places(), path: '/places' }, ...crumbs]),
      ],
    }),
  }
}
