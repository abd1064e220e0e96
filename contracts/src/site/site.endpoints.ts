import { z } from 'zod'
import { defineEndpoint, noInput } from '../endpoint/define-endpoint.ts'
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
    params: noInput,
    query: noInput,
    body: noInput,
    bodyKind: 'json',
    answer: siteAnswerSchema,
    status: 200,
  }),
  update: defineEndpoint({
    id: 'site.update',
    method: 'POST',
    path: '/admin/site/update/',
    access: 'admin',
    summary: 'Changes it. 409 `stale` when somebody else changed it meanwhile.',
    params: noInput,
    query: noInput,
    body: updateSiteBody,
    bodyKind: 'json',
    answer: siteAnswerSchema,
    status: 200,
  }),
}
