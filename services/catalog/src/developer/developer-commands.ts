import type { DeveloperDetailAnswer } from '@tahanan/contracts/developer/developer-page.ts'
import {
  type DeveloperAnswer,
  developerAnswerSchema,
  type DeveloperChanges,
  type DeveloperFields,
} from '@tahanan/contracts/developer/developer.ts'
import type { PictureAnswer } from '@tahanan/contracts/picture/picture.ts'
import { cleanDetails } from '@tahanan/platform/html/clean-details.ts'
import { Conflict } from '@tahanan/platform/problem/problem.ts'
import { recordCommands } from '../aggregate/record-commands.ts'
import {
  getStored,
  insertStored,
  pageStateOf,
  takeId,
  tombstoneOf,
  updateStored,
  withChanges,
} from '../aggregate/stored.store.ts'
import type { Catalog, UnitOfWork } from '../command/run-command.ts'
import { pictureAnswersByOwner, pictureAnswersOf } from '../picture/picture-answers.ts'
import { countProjectsOfDeveloper, listProjectsOfDeveloper } from '../project/project.store.ts'
import { listSlugsOf, recordSlug, slugFor } from '../slug/slug.store.ts'
import { DEVELOPER_TABLE, type DeveloperRow, type StoredDeveloper } from './developer.store.ts'

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
  const data = await pageStateOf(client, 'developer', developer)
  await publish({ type: 'developer.changed', aggregate: 'developer', aggregateId: id, version, data })
}

const COMMANDS = recordCommands<DeveloperRow, StoredDeveloper, DeveloperFields, DeveloperChanges, DeveloperAnswer>({
  table: DEVELOPER_TABLE,
  answer: developerAnswerSchema,
  ownerNoun: 'developer',
  async answersOf(db, stored) {
    const ids = stored.map(({ id }) => id)
    const pictures = await pictureAnswersByOwner(db, 'developer', ids)
    return stored.map((developer) => developerAnswerOf(developer, pictures.get(developer.id) ?? []))
  },
  /** Names are unique (decision 79). */
  async insert(unit, form) {
    const { client, context } = unit
    const fields = { ...form, details: cleanDetails(form.details) }
    const id = await takeId(client, 'developer')
    const slug = slugFor('developer', fields.name, id)
    const developer = await insertStored(client, DEVELOPER_TABLE, fields, context.now, { id, slug })
    await recordSlug(client, 'developer', id, slug, context.now)
    await publishDeveloper(unit, developer)
    return developer
  },
  edit: ({ fields }, changes) =>
    withChanges(fields, { ...changes, details: changes.details && cleanDetails(changes.details) }),
  async store(unit, next, before) {
    const developer = { ...next, slug: slugFor('developer', next.fields.name, next.id) }
    await updateStored(unit.client, DEVELOPER_TABLE, developer, { slug: developer.slug })
    if (developer.slug !== before.slug)
      await recordSlug(unit.client, 'developer', developer.id, developer.slug, developer.updatedAt)
    await publishDeveloper(unit, developer)
    return developer
  },
  /** Decision 86. */
  async refuseInUse(client, { id }) {
    const projects = await countProjectsOfDeveloper(client, id)
    if (projects === 0) return
    throw new Conflict('in_use', `This developer has projects (${projects}). Delete or move them first.`, {
      counts: { projects },
    })
  },
  async publishDeleted({ client, publish, context }, developer, version) {
    const { id } = developer
    const data = tombstoneOf(id, context.now, await listSlugsOf(client, 'developer', developer))
    await publish({ type: 'developer.deleted', aggregate: 'developer', aggregateId: id, version, data })
  },
})

export const developers = { ...COMMANDS, get: getDeveloper }

/** A developer with its projects, newest first, each with its cover. @throws NotFound */
async function getDeveloper({ pool }: Catalog, id: number): Promise<DeveloperDetailAnswer> {
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
