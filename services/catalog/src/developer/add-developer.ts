import type { DeveloperAnswer } from '@tahanan/contracts/developer/developer-answer.ts'
import type { DeveloperFields } from '@tahanan/contracts/developer/developer-fields.ts'
import { takeId } from '../aggregate/take-id.store.ts'
import type { UnitOfWork } from '../command/unit-of-work.ts'
import { cleanDetails } from '@tahanan/platform/html/clean-details.ts'
import { insertPictures } from '../picture/insert-pictures.ts'
import { pictureAnswerOf } from '../picture/picture-answer-of.ts'
import type { PreparedPicture } from '../picture/prepared-picture.ts'
import { slugFor } from '../slug/slug-for.ts'
import { recordSlug } from '../slug/slug.store.ts'
import { developerAnswerOf } from './developer-answer-of.ts'
import type { StoredDeveloper } from './developer-table.ts'
import { insertDeveloper } from './developer.store.ts'
import { publishDeveloper } from './publish-developer.ts'

/**
 * `createDeveloper` within a transaction that is under way.
 *
 * @throws InvalidInput on `name` when another developer has it (decision 79)
 */
export async function addDeveloper(
  unit: UnitOfWork,
  form: DeveloperFields,
  logo?: PreparedPicture,
): Promise<DeveloperAnswer> {
  const { client, context, audit } = unit
  const fields = { ...form, details: cleanDetails(form.details) }
  const id = await takeId(client, 'developer')
  const slug = slugFor('developer', fields.name, id)
  const developer: StoredDeveloper = { id, version: 1, slug, createdAt: context.now, updatedAt: context.now, fields }
  await insertDeveloper(client, developer)
  await recordSlug(client, 'developer', id, slug, context.now)
  await publishDeveloper(unit, developer)
  await audit({ noun: 'developer', id, action: 'create', before: null, after: fields })
  const pictures = logo === undefined ? [] : await insertPictures(unit, { ownerNoun: 'developer', ownerId: id }, [logo])
  return developerAnswerOf(developer, pictures.map(pictureAnswerOf))
}
