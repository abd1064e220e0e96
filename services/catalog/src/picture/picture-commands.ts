import { type PictureAnswer, pictureAnswerSchema, type PictureOwner } from '@tahanan/contracts/picture/picture.ts'
import type { PictureKind } from '@tahanan/contracts/picture/public-picture.ts'
import { InvalidInput, NotFound } from '@tahanan/platform/problem/problem.ts'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import { type Catalog, type CommandContext, runCommand, runOnce, type UnitOfWork } from '../command/run-command.ts'
import {
  auditedPicture,
  changePicture,
  type PictureChanges,
  publishPicture,
  storePicture,
  tombstonePicture,
} from './change-picture.ts'
import { pictureAnswerOf } from './picture-answers.ts'
import {
  countPicturesOf,
  findEqualPicture,
  findPicture,
  insertPicture,
  listPicturesOf,
  lockHashes,
  lockPicture,
  lockPictureOwner,
  lockPicturesOf,
  unmarkPicturesDeleted,
} from './picture.store.ts'
import type { OwnerKey, Picture } from './picture.ts'
import type { PreparedPicture } from './prepare-pictures.ts'
import { getFound } from '../row/row.store.ts'

/** A picture to be put to an owner; what it shows may be said at once, or later. */
export interface NewPicture extends PreparedPicture, Partial<Pick<Picture, 'caption' | 'kind'>> {}

/**
 * Puts pictures behind those that the owner, which is locked, has. One whose equal is known takes over what was made
 * of that; of the others the variants are asked for.
 */
export async function insertPictures(
  unit: UnitOfWork,
  owner: OwnerKey,
  prepared: readonly NewPicture[],
): Promise<Picture[]> {
  const { client } = unit
  if (prepared.length === 0) return []
  await lockHashes(
    client,
    prepared.map(({ hash }) => hash),
    'shared',
  )
  const present = await listPicturesOf(client, owner.ownerNoun, [owner.ownerId])
  const first = (present.at(-1)?.position ?? -1) + 1
  const pictures: Picture[] = []
  for (const [index, one] of prepared.entries()) {
    pictures.push(await insertOne(unit, { ...owner, position: first + index }, one))
  }
  return pictures
}

async function insertOne(
  unit: UnitOfWork,
  place: OwnerKey & Pick<Picture, 'position'>,
  { ensureStored, caption = '', kind = null, ...content }: NewPicture,
): Promise<Picture> {
  const { client, context, audit } = unit
  await ensureStored()
  const equal = await findEqualPicture(client, content.hash)
  const isReady = equal?.progress === 'ready'
  const added: Omit<Picture, 'id'> = {
    ...place,
    ...content,
    variants: isReady ? equal.variants : content.variants,
    version: 1,
    caption,
    kind,
    progress: isReady ? 'ready' : 'pending',
    renderVersion: 1,
    requestedAt: context.now,
    cause: null,
    createdAt: context.now,
    updatedAt: context.now,
  }
  const picture: Picture = { ...added, id: await insertPicture(client, added) }
  await publishPicture(unit, picture)
  await audit({ noun: 'picture', id: picture.id, action: 'create', before: null, after: auditedPicture(picture) })
  return picture
}

interface AddedPictures extends OwnerKey {
  readonly pictures: readonly PreparedPicture[]
  /** Which of the owner's they come before: a file that was tried again belongs where it was chosen. */
  readonly before?: number | undefined
  /** How many the owner may have in all (decision 71). */
  readonly max: number
}

const ADD_PICTURES = { command: 'picture.add', answer: z.array(pictureAnswerSchema) }

/**
 * Puts pictures behind those that the owner has, or before one of them: all of them or none.
 *
 * @throws NotFound when the owner is not there, or not any more; InvalidInput on `image[]` above the maximum
 */
export function addPictures(
  catalog: Catalog,
  context: CommandContext,
  { ownerNoun, ownerId, pictures, before, max }: AddedPictures,
): Promise<PictureAnswer[]> {
  const owner = { ownerNoun, ownerId }
  const content = [owner, pictures.map(({ hash }) => hash)]
  return runOnce(catalog, context, { ...ADD_PICTURES, content }, async (unit) => {
    if (!(await lockPictureOwner(unit.client, owner))) throw new NotFound(ownerNoun, ownerId)
    const present = await countPicturesOf(unit.client, owner)
    if (present + pictures.length > max) {
      throw new InvalidInput({
        'image[]': [`A ${ownerNoun} can have ${max} pictures, and this one has ${present}. Delete some first.`],
      })
    }
    const added = await insertPictures(unit, owner, pictures)
    if (before === undefined) return added.map(pictureAnswerOf)
    const earlier = (await lockPicturesOf(unit.client, owner)).slice(0, -added.length)
    const place = earlier.findIndex(({ id }) => id === before)
    const ordered = await putInOrder(unit, place < 0 ? [...earlier, ...added] : earlier.toSpliced(place, 0, ...added))
    return ordered.filter(({ id }) => added.some((one) => one.id === id)).map(pictureAnswerOf)
  })
}

/** Only those that get another place change. */
async function putInOrder(unit: UnitOfWork, pictures: readonly Picture[]): Promise<Picture[]> {
  const ordered: Picture[] = []
  for (const [position, picture] of pictures.entries()) {
    ordered.push(await changePicture(unit, picture, { position }, 'move'))
  }
  return ordered
}

interface PictureKey {
  readonly id: number
  /** The kind of owner that the call's path stands for. */
  readonly ownerNoun: PictureOwner
}

/** @throws NotFound for one that is not there, not any more, or somebody else's */
async function lockPictureOf(client: PoolClient, { id, ownerNoun }: PictureKey): Promise<Picture> {
  const picture = await lockPicture(client, id)
  if (picture?.ownerNoun !== ownerNoun) throw new NotFound('picture', id)
  return picture
}

/** @throws NotFound, also for one that was deleted before */
export function deletePicture(catalog: Catalog, context: CommandContext, key: PictureKey): Promise<void> {
  return runCommand(catalog, context, async (unit) => {
    await tombstonePicture(unit, await lockPictureOf(unit.client, key))
  })
}

/** Deletes every picture of an owner that is locked: it goes itself, or gets another one. */
export async function deletePicturesOf(unit: UnitOfWork, owner: OwnerKey): Promise<void> {
  for (const picture of await lockPicturesOf(unit.client, owner)) await tombstonePicture(unit, picture)
}

/** Takes back what `deletePicturesOf` did at `deletedAt`; the owner is locked. */
export async function restorePicturesOf(unit: UnitOfWork, owner: OwnerKey, deletedAt: Date): Promise<void> {
  for (const picture of await unmarkPicturesDeleted(unit.client, owner, deletedAt))
    await storePicture(unit, picture, picture, 'restore')
}

interface PictureOrder extends OwnerKey {
  /** The wanted order; those not named, such as one that a colleague has just added, follow in the order they have. */
  readonly ids: readonly number[]
}

/**
 * Answers all pictures of the owner in their new order.
 *
 * @throws NotFound when the owner is not there; InvalidInput on `pictures` for one that is not the owner's
 */
export function reorderPictures(
  catalog: Catalog,
  context: CommandContext,
  { ownerNoun, ownerId, ids }: PictureOrder,
): Promise<PictureAnswer[]> {
  const owner = { ownerNoun, ownerId }
  return runCommand(catalog, context, async (unit) => {
    if (!(await lockPictureOwner(unit.client, owner))) throw new NotFound(ownerNoun, ownerId)
    const present = await lockPicturesOf(unit.client, owner)
    return (await putInOrder(unit, inOrder(present, ids, ownerNoun))).map(pictureAnswerOf)
  })
}

function inOrder(present: readonly Picture[], ids: readonly number[], ownerNoun: string): Picture[] {
  const byId = new Map(present.map((picture) => [picture.id, picture]))
  const unknown = ids.filter((id) => !byId.has(id))
  if (unknown.length > 0) {
    throw new InvalidInput({ pictures: unknown.map((id) => `This ${ownerNoun} has no picture ${id}.`) })
  }
  const named = new Set(ids)
  const first = [...named].flatMap((id) => byId.get(id) ?? [])
  return [...first, ...present.filter(({ id }) => !named.has(id))]
}

/** Gives an owner of one picture, which is locked, another one: a logo, a photo of a person. */
export async function replacePicture(unit: UnitOfWork, owner: OwnerKey, picture: PreparedPicture): Promise<Picture[]> {
  await deletePicturesOf(unit, owner)
  return insertPictures(unit, owner, [picture])
}

/**
 * Asks for a failed picture's variants again: another version is asked for, so it is another job, and the failed one
 * is history. One that is under way or ready stays as it is.
 *
 * @throws NotFound
 */
export function retryPicture(catalog: Catalog, context: CommandContext, id: number): Promise<PictureAnswer> {
  return runCommand(catalog, context, async (unit) => {
    const picture = await getFound('picture', id, lockPicture(unit.client, id))
    if (picture.progress !== 'failed') return pictureAnswerOf(picture)
    const again: PictureChanges = {
      progress: 'pending',
      cause: null,
      renderVersion: picture.version + 1,
      requestedAt: unit.context.now,
    }
    return pictureAnswerOf(await changePicture(unit, picture, again, 'retry'))
  })
}

interface PictureUpdate extends PictureKey {
  readonly caption?: string | undefined
  readonly kind?: PictureKind | null | undefined
  /** Puts it first (decision 75). */
  readonly isCover?: boolean | undefined
}

/**
 * Sets what is given. There is no version to compare: the worker that makes variants would outdate it behind the
 * editor's back, and of two captions the later one is meant.
 *
 * @throws NotFound
 */
export function updatePicture(
  catalog: Catalog,
  context: CommandContext,
  { id, ownerNoun, caption, kind, isCover = false }: PictureUpdate,
): Promise<PictureAnswer> {
  return runCommand(catalog, context, async (unit) => {
    const position = isCover ? await placeBeforeAll(unit, { id, ownerNoun }) : undefined
    const picture = await lockPictureOf(unit.client, { id, ownerNoun })
    const changes = {
      caption: caption ?? picture.caption,
      kind: kind === undefined ? picture.kind : kind,
      position: position ?? picture.position,
    }
    return pictureAnswerOf(await changePicture(unit, picture, changes, 'update'))
  })
}

/** The position of a cover: the one it has where it is the first already. Locks the owner, whose order it changes. */
async function placeBeforeAll({ client }: UnitOfWork, { id }: PictureKey): Promise<number> {
  const picture = await findPicture(client, id)
  if (picture === undefined || !(await lockPictureOwner(client, picture))) throw new NotFound('picture', id)
  const [first] = await listPicturesOf(client, picture.ownerNoun, [picture.ownerId])
  if (first === undefined) throw new NotFound('picture', id)
  return first.id === id ? first.position : first.position - 1
}
