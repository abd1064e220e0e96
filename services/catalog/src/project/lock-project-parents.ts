import type { ProjectFields } from '@tahanan/contracts/project/project-fields.ts'
import { InvalidInput } from '@tahanan/platform/problem/invalid-input.ts'
import type { PoolClient } from 'pg'
import { lockAsParent } from '../aggregate/stored.store.ts'
import { lockAmenitiesAsParents } from '../amenity/amenity.store.ts'

/**
 * Keeps the developer and the amenities that a project refers to from being deleted meanwhile, and answers the
 * developer's name.
 *
 * @throws InvalidInput on `developer_id` or `amenities` for one that does not exist
 */
export async function lockProjectParents(client: PoolClient, project: ProjectFields): Promise<string> {
  const developer = await lockAsParent(client, 'developer', project.developerId)
  const amenities = await lockAmenitiesAsParents(client, project.amenityIds)
  const missing = project.amenityIds.filter((id) => !amenities.has(id))
  if (developer === undefined) {
    throw new InvalidInput({ developer_id: [`There is no developer ${project.developerId}. Choose another.`] })
  }
  if (missing.length > 0) throw new InvalidInput({ amenities: missing.map((id) => `There is no amenity ${id}.`) })
  return developer.name
}
