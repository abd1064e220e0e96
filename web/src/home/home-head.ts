import { FOR_RENT, BROKERAGE_STATUSES } from '@tahanan/contracts/property/property-status.ts'
import type { PageHead } from '../page/page-head.ts'
import { SITE_NAME } from '../page/site-name.ts'
import type { OfferStatus } from './read-status.ts'

/** The home page of each tab; For Sale is the default and has the plain address. */
export function homeHead(status: OfferStatus): PageHead {
  const isRent = status === BROKERAGE_STATUSES[FOR_RENT]
  return {
    title: `${SITE_NAME} · Homes ${isRent ? 'for rent' : 'for sale'} in the Philippines`,
    description: `Find houses, condominiums, lots and commercial places ${isRent ? 'for rent' : 'for sale'} across the Philippines, by location, project or developer.`,
    canonical: isRent ? '/?status=For+Rent' : '/',
    ...(import.meta.env.SSR && {
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: SITE_NAME,
          url: '/',
          potentialAction: {
            '@type': 'SearchAction',
            target: '/search?search={search_term_string}',
            'query-input': 'required name=search_term_string',
          },
        },
      ],
    }),
  }
}
