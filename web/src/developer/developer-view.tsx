import type { DeveloperPage } from '@tahanan/contracts/developer/developer-page.ts'
import type { PublicPicture } from '@tahanan/contracts/picture/public-picture.ts'
import { cutDetails } from '@tahanan/contracts/project/cut-details.ts'
import { m } from '../message/messages.ts'
import { CARD_GRID } from '../listing/listing-card.tsx'
import { PhoneLinks } from '../lead/contact-links.tsx'
import { breadcrumbData, type PageHead, shareImage, usePageHead } from '../page/page-head.ts'
import { ProjectCard } from '../project/project-card.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'

/** "Logo, name, office address, contact person and number, description", and the developer's projects (§2). */
export function DeveloperView({ developer }: { readonly developer: DeveloperPage }) {
  usePageHead(developerHead(developer))
  const { name, slug, details, pictures, projects, projects_more: hasMore } = developer
  return (
    <div className="mx-auto max-w-page px-4 sm:px-6">
      <div className="py-2">
        <Breadcrumbs current={name} />
      </div>
      <Card className="grid gap-6 p-5 sm:p-8 md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-center">
        <DeveloperLogo logo={pictures[0]} name={name} />
        <div className="min-w-0">
          <h1 className="text-3xl font-semibold sm:text-4xl">{name}</h1>
          <RichText html={details} className="mt-3 !text-ink-soft" />
        </div>
        <DeveloperContact developer={developer} />
      </Card>
      <section aria-labelledby="projects" className="mt-12">
        <h2 id="projects" className="mb-5 text-2xl font-semibold">
          {m.developer.projects({ name })}
        </h2>
        {projects.length === 0 ? (
          <EmptyState icon="building" title={m.developer.none()} />
        ) : (
          <ul className={CARD_GRID}>
            {projects.map((project, place) => (
              <li key={project.id} className="w-full max-w-[360px]">
                <ProjectCard project={project} isPriority={place === 0} />
              </li>
            ))}
          </ul>
        )}
        {hasMore && (
          <p className="mt-8 text-center">
            <ButtonLink kind="secondary" to={`/search?developer=${slug}`}>
              {m.developer.allListings({ name })}
            </ButtonLink>
          </p>
        )}
      </section>
    </div>
  )
}

interface DeveloperLogoProps {
  readonly logo: PublicPicture | undefined
  readonly name: string
}

/** On white in both themes: logos are drawn for paper. */
function DeveloperLogo({ logo, name }: DeveloperLogoProps) {
  if (logo === undefined) {
    return (
      <span className="flex size-28 items-center justify-center rounded-lg bg-sunken text-line-strong">
        <Icon name="building" className="size-12" />
      </span>
    )
  }
  return (
    <Picture
      src={logo.url}
      variants={logo.variants}
      alt={m.developer.logo({ name })}
      sizes="112px"
      width={logo.width}
      height={logo.height}
      isPriority
      className="size-28 rounded-lg border border-line !bg-white [&>img]:object-contain"
    />
  )
}

interface Line {
  readonly icon: IconName
  readonly name: string
  readonly value: string
}

/** Where and by whom a developer can be reached. */
function DeveloperContact({ developer }: { readonly developer: DeveloperPage }) {
  const lines: readonly Line[] = [
    { icon: 'pin', name: m.developer.office(), value: developer.office_address },
    { icon: 'user', name: m.developer.person(), value: developer.contact_person },
    { icon: 'phone', name: m.developer.number(), value: developer.contact_number },
  ]
  return (
    <dl className="space-y-3 border-t border-line pt-5 md:max-w-xs md:border-l md:border-t-0 md:pl-8 md:pt-0">
      {lines
        .filter(({ value }) => value !== '')
        .map(({ icon, name, value }) => (
          <div key={name} className="flex gap-3">
            <dt className="pt-0.5 text-brand">
              <Icon name={icon} />
              <span className="sr-only">{name}</span>
            </dt>
            <dd>{icon === 'phone' ? <PhoneLinks contact={value} /> : value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** A developer in search engines and shared links. */
function developerHead(developer: DeveloperPage): PageHead {
  const { name, slug, office_address: address, contact_number: phone, pictures } = developer
  const path = `/developer/${slug}/`
  const about = cutDetails(developer.details)
  return {
    title: name,
    description: [about, m.developer.description({ name })].filter((part) => part !== '').join(' '),
    canonical: path,
    ...(import.meta.env.SSR && {
      image: shareImage(pictures[0], name),
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'Organization',
          name,
          url: path,
          description: about,
          ...(address !== '' && { address }),
          ...(phone !== '' && { telephone: phone }),
          ...(pictures[0] && { logo: pictures[0].url }),
        },
        breadcrumbData([{ name, path }]),
      ],
    }),
  }
}
