import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { versionField } from '../endpoint/id-fields.ts'
import { siteAnswerSchema, siteProfileFields } from './site-profile.ts'

/** What is left out stays. */
const updateSiteBody = z
  .strictObject({ ...z.object(siteProfileFields).partial().shape, version: versionField() })
  .transform(({ version, ...changes }) => ({ changes, expectedVersion: version }))

/** The site settings (decision 12). */
export const siteEndpoints = {
  get: defineEndpoint({
    id: 'site.get',
    method: 'GET',
    path: '/admin/site/',
    access: 'viewer',
    summary: 'What the site says of the agency, privacy notice and terms included.',
    answer: siteAnswerSchema,
  }),
  update: defineEndpoint({
    id: 'site.update',
    method: 'POST',
    path: '/admin/site/update/',
    access: 'admin',
    summary: 'Changes it. 409 `stale` when somebody else changed it meanwhile.',
    body: updateSiteBody,
    answer: siteAnswerSchema,
  }),
}
