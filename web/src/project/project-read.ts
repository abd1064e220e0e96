import { projectPublicEndpoints } from '@tahanan/contracts/project/project.public-endpoints.ts'

/** The call of a project's page. */
export function projectRead(slug: string) {
  return [projectPublicEndpoints.show, { params: { slug } }] as const
}
