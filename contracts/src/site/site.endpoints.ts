import { get, post } from '../endpoint/define-endpoint.ts'
import { updateForm, updateOf } from '../endpoint/id-fields.ts'
import { siteAnswerSchema, siteProfileFields } from './site-profile.ts'

/** The site settings (decision 12). */
export const siteEndpoints = {
  get: get('viewer', 'site.get', '/admin/site/', {
    summary: 'What the site says of the agency, privacy notice and terms included.',
    answer: siteAnswerSchema,
  }),
  update: post('admin', 'site.update', '/admin/site/update/', {
    summary: 'Changes it. 409 `stale` when somebody else changed it meanwhile.',
    body: updateForm(siteProfileFields).transform(updateOf),
    answer: siteAnswerSchema,
  }),
}
