import type { UnitOfWork } from '../command/unit-of-work.ts'
import { auditedPicture } from './audited-picture.ts'
import { lockHashes } from './hash-lock.store.ts'
import type { OwnerKey, Picture } from './picture.ts'
import { findEqualPicture, insertPicture, listPicturesOf } from './picture.store.ts'
import type { PreparedPicture } from './prepared-picture.ts'
import { publishPicture } from './publish-picture.ts'

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
