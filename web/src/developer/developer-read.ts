import { developerPublicEndpoints } from '@tahanan/contracts/developer/developer.public-endpoints.ts'

/** The call of a developer's page. */
export function developerRead(slug: string) {
  return [developerPublicEndpoints.show, { params: { slug } }] as const
}
