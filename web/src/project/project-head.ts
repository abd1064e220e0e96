import { cutDetails } from '@tahanan/contracts/project/cut-details.ts'
import type { ProjectPage } from '@tahanan/contracts/project/project-page.ts'
import { breadcrumbData } from '../page/breadcrumb-data.ts'
import type { PageHead } from '../page/page-head.ts'
import { shareImage } from '../page/share-image.ts'

/** A project in search engines and shared links. */
export function projectHead(project: ProjectPage): PageHead {
  const { name, slug, location, developer_name: developer, pictures, listing } = project
  const path = `/project/${slug}/`
  const prices = listing.flatMap(({ price_sort: price }) => price ?? [])
  const about = [
    `${project.property_subtype_name} in ${location}`,
    developer && `by ${developer}`,
    cutDetails(project.details),
  ]
  return {
    title: developer === null ? name : `${name} by ${developer}`,
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
              offerCount: listing.length,
            },
          }),
        },
        breadcrumbData([{ name, path }]),
      ],
    }),
  }
}
