import { get } from '../endpoint/define-endpoint.ts'
import { publicSiteSchema } from './site-profile.ts'

/** What the site says of the agency (decision 12). */
export const sitePublicEndpoints = {
  show: get('public', 'site.show', '/site/', {
    summary: 'The agency: contacts, background, board, privacy notice, terms; empty texts for what is not said',
    answer: publicSiteSchema,
  }),
}
