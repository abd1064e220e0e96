import { formatPesos } from '@tahanan/contracts/money/pesos.ts'
import { cutDetails } from '@tahanan/contracts/project/cut-details.ts'
import type { ProjectPage } from '@tahanan/contracts/project/project-page.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { labelOf } from '@tahanan/contracts/property/label-of.ts'
import { PROPERTY_SUBTYPES, PROPERTY_TYPES } from '@tahanan/contracts/property/property-type.ts'
import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import { LOCALE } from '../message/language.ts'
import { SLOT, withNodes } from '../message/with-nodes.tsx'
import { labels, m } from '../message/messages.ts'
import { AlertButtonPart } from '../alert/alert-button-part.ts'
import { CARD_GRID, ListingCard } from '../listing/listing-card.tsx'
import { ContactAgentPart } from '../lead/contact-agent-part.ts'
import { ContactBar } from '../lead/contact-bar.tsx'
import { WhereItIsPart } from '../map/where-it-is-part.ts'
import { breadcrumbData, type PageHead, shareImage, usePageHead } from '../page/page-head.ts'
import type { PaymentLine } from '../payment/payment-lines.ts'
import { TermList } from '../payment/term-list.tsx'
import { Gallery } from '../picture/gallery.tsx'
import { AmenityChips, Chip } from '../ui/chip.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { ButtonLink, TextLink } from '../ui/links.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { RichText } from '../ui/rich-text.tsx'

const DATE = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' })

const pesos = (amount: number): string => formatPesos(Math.round(amount * 100))

/** "Gallery, name, developer, location; type, subtype and unit type chips, amenity chips; details and its listings" (§2). */
export function ProjectView({ project }: { readonly project: ProjectPage }) {
  usePageHead(projectHead(project))
  const { name, pictures, developer, location, details } = project
  const kinds = [
    labels.propertyType[labelOf(PROPERTY_TYPES, project.property_type)],
    subtypeText(project),
    ...project.property_unity_type.map(({ id }) => labels.unitType[labelOf(UNIT_TYPES, id)]),
  ]
  return (
    <div className="mx-auto max-w-page sm:px-6">
      <div className="px-4 py-2 sm:px-0">
        <Breadcrumbs trail={project.areas} current={name} />
      </div>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <article className="min-w-0 space-y-8">
          <Gallery pictures={pictures} subject={name} />
          <div className="space-y-10 px-4 sm:px-0">
            <header>
              <h1 className="text-3xl font-semibold sm:text-4xl">{name}</h1>
              {developer !== null && (
                <p className="mt-2 text-lg text-ink-soft">
                  {withNodes(
                    m.project.by({ developer: SLOT }),
                    <TextLink to={`/developer/${developer.slug}/`}>{developer.name}</TextLink>,
                  )}
                </p>
              )}
              <p className="mt-2 flex items-start gap-1.5 text-ink-soft">
                <Icon name="pin" className="mt-0.5 size-5" />
                {location}
              </p>
              <ul aria-label={m.project.kinds()} className="mt-5 flex flex-wrap gap-2">
                {kinds.map((kind) => (
                  <li key={kind}>
                    <Chip tone="brand" className="px-3 py-1">
                      {kind}
                    </Chip>
                  </li>
                ))}
              </ul>
            </header>
            {details !== '' && (
              <section aria-labelledby="details">
                <h2 id="details" className="mb-3 text-xl font-semibold">
                  {m.project.about()}
                </h2>
                <RichText html={details} />
              </section>
            )}
            <AmenityChips title={m.listing.amenities()} names={project.amenities.map((amenity) => amenity.name)} />
            <WhereItIsPart place={project.place} name={name} />
          </div>
          <ContactBar links={[]} />
        </article>
        <aside aria-label={m.project.aside()} className="space-y-5 px-4 sm:px-0 lg:sticky lg:top-20 lg:self-start">
          <ProjectTerms project={project} />
          <ContactAgentPart title={m.project.ask()} name={name} />
        </aside>
      </div>
      <ProjectListings project={project} />
    </div>
  )
}

/** "The project's listings" (§2): those that can be had, the newest first. */
export function ProjectListings({
  project,
}: {
  readonly project: Pick<ProjectPage, 'name' | 'slug' | 'listing' | 'listing_more'>
}) {
  const { name, slug, listing, listing_more: hasMore } = project
  return (
    <section aria-labelledby="listings" className="mt-14 px-4 sm:px-0">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <h2 id="listings" className="text-2xl font-semibold">
          {m.project.listings({ name })}
        </h2>
        <AlertButtonPart subject={{ search: `project=${slug}` }} />
      </div>
      {listing.length === 0 ? (
        <EmptyState icon="home" title={m.project.none()} />
      ) : (
        <ul className={CARD_GRID}>
          {listing.map((card) => (
            <li key={card.id} className="w-full max-w-[360px]">
              <ListingCard card={card} />
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <p className="mt-8 text-center">
          <ButtonLink kind="secondary" to={`/search?project=${slug}`}>
            {m.project.allListings({ name })}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}

/** A project in search engines and shared links. */
function projectHead(project: ProjectPage): PageHead {
  const { name, slug, location, developer_name: developer, pictures, listing } = project
  const path = `/project/${slug}/`
  const prices = salePrices(listing)
  const about = [
    m.project.kindIn({ kind: subtypeText(project), location }),
    developer && m.project.by({ developer }),
    cutDetails(project.details),
  ]
  return {
    title: developer === null ? name : m.project.titleBy({ name, developer }),
    description: about.filter(Boolean).join(' · '),
    canonical: path,
    ...(import.meta.env.SSR && {
      image: shareImage(pictures[0], name),
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'RealEstateListing',
          name,
          url: path,
          description: cutDetails(project.details),
          image: pictures.slice(0, 6).map(({ url }) => url),
          contentLocation: { '@type': 'Place', name: location, address: location },
          ...(prices.length > 0 && {
            offers: {
              '@type': 'AggregateOffer',
              priceCurrency: 'PHP',
              lowPrice: Math.min(...prices),
              highPrice: Math.max(...prices),
              ...(!project.listing_more && { offerCount: prices.length }),
            },
          }),
        },
        breadcrumbData([...(project.areas ?? []), { name, path }]),
      ],
    }),
  }
}

/** What holds for the whole project: fee, financing, licence to sell, who builds it and until when (decisions §10). */
function ProjectTerms({ project }: { readonly project: ProjectPage }) {
  const financing = financingLabels(project.financing_option)
  return (
    <Card className="p-5">
      <h2 className="text-xl font-semibold">{m.project.terms()}</h2>
      <TermList lines={projectTermLines(project)} />
      {financing.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold">{m.payment.financing()}</h3>
          <ul className="mt-2 flex flex-wrap gap-2">
            {financing.map((label) => (
              <li key={label}>
                <Chip>{label}</Chip>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-4 text-sm text-ink-soft">{m.project.disclosed()}</p>
    </Card>
  )
}

const subtypeText = ({ property_subtype: code }: ProjectPage): string =>
  labels.propertySubtype[labelOf(PROPERTY_SUBTYPES, code)]

/** Labels of financing codes; a code that has none is left out. */
export function financingLabels(codes: readonly number[]): readonly string[] {
  return codes.flatMap((code) => {
    const option = FINANCING_OPTIONS[code]
    return option === undefined ? [] : [labels.financing[option]]
  })
}

type Priced = readonly Pick<ProjectPage['listing'][number], 'property_status' | 'price_sort'>[]

interface Terms extends Pick<
  ProjectPage,
  'reservation_fee' | 'dhsud_lts' | 'ad_approval_no' | 'completion_date' | 'developer_name'
> {
  readonly listing: Priced
}

/** What homes of a project cost to buy: an owner may let one of them. */
function salePrices(listing: Priced): readonly number[] {
  return listing.flatMap(({ property_status: status, price_sort: price }) =>
    status === 'For Rent' ? [] : (price ?? []),
  )
}

/** A project's terms, line by line. */
export function projectTermLines(project: Terms): readonly PaymentLine[] {
  const { reservation_fee: fee, completion_date: completion, developer_name: developer } = project
  const prices = salePrices(project.listing)
  const lines = [
    prices.length > 0 && { term: m.project.from(), value: pesos(Math.min(...prices)) },
    fee !== null && fee > 0 && { term: m.payment.reservationFee(), value: pesos(fee) },
    { term: m.payment.lts(), value: project.dhsud_lts },
    project.ad_approval_no && { term: m.payment.adApproval(), value: project.ad_approval_no },
    completion && { term: m.payment.completion(), value: DATE.format(new Date(completion)) },
    developer && { term: m.payment.developer(), value: developer },
  ]
  return lines.filter((line) => line !== false && line !== null && line !== '')
}
