import type { PictureAnswer } from '@tahanan/contracts/picture/picture-answer.ts'
import type { PictureKind } from '@tahanan/contracts/picture/picture-kind.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import type { UnitOfWork } from '../command/unit-of-work.ts'
import { changePicture } from './change-picture.ts'
import { lockPictureOf, type PictureKey } from './lock-picture-of.ts'
import { pictureAnswerOf } from './picture-answer-of.ts'
import { findPicture, listPicturesOf, lockPictureOwner } from './picture.store.ts'

export interface PictureUpdate extends PictureKey {
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
