import type { DeveloperPage } from '@tahanan/contracts/developer/developer-page.ts'
import { cutDetails } from '@tahanan/contracts/project/cut-details.ts'
import { breadcrumbData } from '../page/breadcrumb-data.ts'
import type { PageHead } from '../page/page-head.ts'
import { shareImage } from '../page/share-image.ts'

/** A developer in search engines and shared links. */
export function developerHead(developer: DeveloperPage): PageHead {
  const { name, slug, office_address: address, contact_number: phone, pictures } = developer
  const path = `/developer/${slug}/`
  const about = cutDetails(developer.details)
  return {
    title: name,
    description: [about, `Projects of ${name} across the Philippines.`].filter((part) => part !== '').join(' '),
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
