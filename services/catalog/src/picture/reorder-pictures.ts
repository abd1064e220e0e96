import type { PictureAnswer } from '@tahanan/contracts/picture/picture-answer.ts'
import { InvalidInput } from '@tahanan/platform/problem/invalid-input.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import { changePicture } from './change-picture.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { pictureAnswerOf } from './picture-answer-of.ts'
import type { OwnerKey, Picture } from './picture.ts'
import { lockPictureOwner, lockPicturesOf } from './picture.store.ts'

export interface PictureOrder extends OwnerKey {
  /** The wanted order; those not named, such as one that a colleague has just added, follow in the order they have. */
  readonly ids: readonly number[]
}

/**
 * Answers all pictures of the owner in their new order. Only those that get another place change.
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
    const ordered: Picture[] = []
    for (const [position, picture] of inOrder(present, ids, ownerNoun).entries()) {
      ordered.push(await changePicture(unit, picture, { position }, 'move'))
    }
    return ordered.map(pictureAnswerOf)
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
