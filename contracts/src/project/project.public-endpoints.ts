import { get } from '../endpoint/define-endpoint.ts'
import { slugParams } from '../endpoint/id-fields.ts'
import { projectPageSchema } from './project-page.ts'

/** §7 "Public": projects. */
export const projectPublicEndpoints = {
  show: get('public', 'project.show', '/project/{slug}/', {
    summary: 'One project with its listings; 301 for a slug it had before, 410 when it is gone',
    params: slugParams,
    refusals: [301, 410],
    answer: projectPageSchema,
  }),
}
