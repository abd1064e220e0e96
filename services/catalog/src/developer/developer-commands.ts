import { isDeepStrictEqual } from 'node:util'
import type { DeveloperDetailAnswer } from '@tahanan/contracts/developer/developer-page.ts'
import {
  type DeveloperAnswer,
  developerAnswerSchema,
  type DeveloperChanges,
  type DeveloperFields,
} from '@tahanan/contracts/developer/developer.ts'
import type { StaffListQuery } from '@tahanan/contracts/page/staff-list.ts'
import type { PictureAnswer } from '@tahanan/contracts/picture/picture.ts'
import { cleanDetails } from '@tahanan/platform/html/clean-details.ts'
import { Conflict } from '@tahanan/platform/problem/problem.ts'
import {
  getStored,
  insertStoredPage,
  listStored,
  lockStored,
  markDeleted,
  pageStateOf,
  refuseStale,
  takeId,
  tombstoneOf,
  updateStored,
  withChanges,
} from '../aggregate/stored.store.ts'
import { type Catalog, type CommandContext, runCommand, runOnce, type UnitOfWork } from '../command/run-command.ts'
import type { ListPage } from '../list/page-of-matches.ts'
import { deletePicturesOf, insertPictures, replacePicture } from '../picture/picture-commands.ts'
import { pictureAnswerOf, pictureAnswersByOwner, pictureAnswersOf } from '../picture/picture-answers.ts'
import type { PreparedPicture } from '../picture/prepare-pictures.ts'
import { countProjectsOfDeveloper, listProjectsOfDeveloper } from '../project/project.store.ts'
import { listSlugs, listSlugsOf, recordSlug, slugFor } from '../slug/slug.store.ts'
import { DEVELOPER_TABLE, type StoredDeveloper } from './developer.store.ts'

/** A developer in the words of §3; `pictures` are the logo, or none (decision 80). */
function developerAnswerOf({ id, slug, version, fields }: StoredDeveloper, pictures: PictureAnswer[]): DeveloperAnswer {
  return {
    id,
    slug,
    version,
    name: fields.name,
    office_address: fields.officeAddress,
    contact_number: fields.contactNumber,
    contact_person: fields.contactPerson,
    details: fields.details,
    pictures,
  }
}

/** Publishes a developer that was just stored, its slug recorded. */
export async function publishDeveloper({ client, publish }: UnitOfWork, developer: StoredDeveloper): Promise<void> {
  const { id, version } = developer
  // One that was never changed has had no other slug.
  const slugs = version === 1 ? [] : await listSlugs(client, 'developer', id)
  const data = pageStateOf(developer, slugs)
  await publish({ type: 'developer.changed', aggregate: 'developer', aggregateId: id, version, data })
}

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
  await insertStoredPage(client, DEVELOPER_TABLE, developer)
  await recordSlug(client, 'developer', id, slug, context.now)
  await publishDeveloper(unit, developer)
  await audit({ noun: 'developer', id, action: 'create', before: null, after: fields })
  const pictures = logo === undefined ? [] : await insertPictures(unit, { ownerNoun: 'developer', ownerId: id }, [logo])
  return developerAnswerOf(developer, pictures.map(pictureAnswerOf))
}

/** @throws InvalidInput on `name` when another developer has it (decision 79) */
export function createDeveloper(
  catalog: Catalog,
  context: CommandContext,
  form: DeveloperFields,
  logo?: PreparedPicture,
): Promise<DeveloperAnswer> {
  return runOnce(
    catalog,
    context,
    { command: 'developer.create', content: [form, logo?.hash], answer: developerAnswerSchema },
    (unit) => addDeveloper(unit, form, logo),
  )
}

/** @throws NotFound; Conflict `stale`; Conflict `in_use` with counts while it has projects (decision 86) */
export function deleteDeveloper(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  expectedVersion?: number,
): Promise<void> {
  return runCommand(catalog, context, async (unit) => {
    const { client, publish, audit } = unit
    const developer = await lockStored(client, DEVELOPER_TABLE, id)
    const pictures = await pictureAnswersOf(client, { ownerNoun: 'developer', ownerId: id })
    refuseStale(developer, expectedVersion, developerAnswerOf(developer, pictures))
    const projects = await countProjectsOfDeveloper(client, id)
    if (projects > 0) {
      throw new Conflict('in_use', `This developer has projects (${projects}). Delete or move them first.`, {
        counts: { projects },
      })
    }
    const version = developer.version + 1
    await markDeleted(client, 'developer', id, version, context.now)
    await deletePicturesOf(unit, { ownerNoun: 'developer', ownerId: id })
    const slugs = await listSlugsOf(client, 'developer', developer)
    const data = tombstoneOf(id, context.now, slugs)
    await publish({ type: 'developer.deleted', aggregate: 'developer', aggregateId: id, version, data })
    await audit({ noun: 'developer', id, action: 'delete', before: developer.fields, after: null })
  })
}

/** A developer with its projects, newest first, each with its cover. @throws NotFound */
export async function getDeveloper({ pool }: Catalog, id: number): Promise<DeveloperDetailAnswer> {
  const developer = await getStored(pool, DEVELOPER_TABLE, id)
  const projects = await listProjectsOfDeveloper(pool, id)
  const ids = projects.map((project) => project.id)
  const [logo, pictures] = await Promise.all([
    pictureAnswersOf(pool, { ownerNoun: 'developer', ownerId: id }),
    pictureAnswersByOwner(pool, 'project', ids),
  ])
  return {
    ...developerAnswerOf(developer, logo),
    projects: projects.map((project) => ({ ...project, pictures: pictures.get(project.id)?.slice(0, 1) ?? [] })),
  }
}

/** Developers, newest first. */
export async function listDevelopers({ pool }: Catalog, query: StaffListQuery): Promise<ListPage<DeveloperAnswer>> {
  const { count, results: developers } = await listStored(pool, DEVELOPER_TABLE, query)
  const ids = developers.map(({ id }) => id)
  const logos = await pictureAnswersByOwner(pool, 'developer', ids)
  return { count, results: developers.map((developer) => developerAnswerOf(developer, logos.get(developer.id) ?? [])) }
}

/**
 * Sets what is given; what would change nothing leaves no version, event or audit entry. A new logo takes the place of
 * the one before; it is an aggregate of its own and makes no version of the developer.
 *
 * @throws NotFound; Conflict `stale` with the latest; InvalidInput on `name` when another developer has it
 */
export function updateDeveloper(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  changes: DeveloperChanges,
  expectedVersion?: number,
  logo?: PreparedPicture,
): Promise<DeveloperAnswer> {
  return runCommand(catalog, context, async (unit) => {
    const { client, audit } = unit
    const owner = { ownerNoun: 'developer', ownerId: id } as const
    const before = await lockStored(client, DEVELOPER_TABLE, id)
    refuseStale(before, expectedVersion, developerAnswerOf(before, await pictureAnswersOf(client, owner)))
    if (logo !== undefined) await replacePicture(unit, owner, logo)
    const pictures = await pictureAnswersOf(client, owner)
    const details = changes.details === undefined ? undefined : cleanDetails(changes.details)
    const fields = withChanges(before.fields, { ...changes, details })
    if (isDeepStrictEqual(fields, before.fields)) return developerAnswerOf(before, pictures)

    const developer: StoredDeveloper = {
      ...before,
      version: before.version + 1,
      slug: slugFor('developer', fields.name, id),
      updatedAt: context.now,
      fields,
    }
    await updateStored(client, DEVELOPER_TABLE, developer, { slug: developer.slug })
    if (developer.slug !== before.slug) await recordSlug(client, 'developer', id, developer.slug, context.now)
    await publishDeveloper(unit, developer)
    await audit({ noun: 'developer', id, action: 'update', before: before.fields, after: fields })
    return developerAnswerOf(developer, pictures)
  })
}
