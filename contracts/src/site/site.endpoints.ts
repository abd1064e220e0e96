import { z } from 'zod'
import { get, post } from '../endpoint/define-endpoint.ts'
import { versionField } from '../endpoint/id-fields.ts'
import { siteAnswerSchema, siteProfileFields } from './site-profile.ts'

/** What is left out stays. */
const updateSiteBody = z
  .strictObject({ ...z.object(siteProfileFields).partial().shape, version: versionField() })
  .transform(({ version, ...changes }) => ({ changes, expectedVersion: version }))

/** The site settings (decision 12). */
export const siteEndpoints = {
  get: get('viewer', 'site.get', '/admin/site/', {
    summary: 'What the site says of the agency, privacy notice and terms included.',
    answer: siteAnswerSchema,
  }),
  update: post('admin', 'site.update', '/admin/site/update/', {
    summary: 'Changes it. 409 `stale` when somebody else changed it meanwhile.',
    body: updateSiteBody,
    answer: siteAnswerSchema,
  }),
}
