import { get } from '../endpoint/define-endpoint.ts'
import { slugParams } from '../endpoint/id-fields.ts'
import { publicListAnswer } from '../page/public-list-answer.ts'
import { listingCardSchema } from './listing-card.ts'
import { listingDetailSchema } from './listing-detail.ts'
import { listingListSchema } from './listing-list.ts'
import { listingSearchQuerySchema } from './listing-search-query.ts'

/** The answer of `GET /listing/{slug}/similar/`: a few, for the page of a sold one (decision 26). */
export const similarListingsAnswerSchema = publicListAnswer(listingCardSchema)

/** §7 "Public": listings that can be had. */
export const listingPublicEndpoints = {
  search: get('public', 'listing.search', '/listing/', {
    summary: 'Listings by words and filters, newest first or by price',
    query: listingSearchQuerySchema,
    answer: listingListSchema,
  }),
  show: get('public', 'listing.show', '/listing/{slug}/', {
    summary: 'One listing, as its page shows it; 301 for a slug it had before, 410 when it is gone',
    params: slugParams,
    refusals: [301, 410],
    answer: listingDetailSchema,
  }),
  similar: get('public', 'listing.similar', '/listing/{slug}/similar/', {
    summary: 'Up to four other listings of its kind, status and price, those of the same place first (decision 26)',
    params: slugParams,
    answer: similarListingsAnswerSchema,
  }),
}
