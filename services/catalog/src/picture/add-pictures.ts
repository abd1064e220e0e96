import { type PictureAnswer, pictureAnswerSchema } from '@tahanan/contracts/picture/picture-answer.ts'
import { InvalidInput } from '@tahanan/platform/problem/invalid-input.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import { z } from 'zod'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runOnce } from '../command/run-once.ts'
import { insertPictures } from './insert-pictures.ts'
import { pictureAnswerOf } from './picture-answer-of.ts'
import type { OwnerKey } from './picture.ts'
import { countPicturesOf, lockPictureOwner } from './picture.store.ts'
import type { PreparedPicture } from './prepared-picture.ts'

export interface AddedPictures extends OwnerKey {
  readonly pictures: readonly PreparedPicture[]
  /** How many the owner may have in all (decision 71). */
  readonly max: number
}

const ADD_PICTURES = { command: 'picture.add', answer: z.array(pictureAnswerSchema) }

/**
 * Puts pictures behind those that the owner has: all of them or none.
 *
 * @throws NotFound when the owner is not there, or not any more; InvalidInput on `image[]` above the maximum
 */
export function addPictures(
  catalog: Catalog,
  context: CommandContext,
  { ownerNoun, ownerId, pictures, max }: AddedPictures,
): Promise<PictureAnswer[]> {
  const owner = { ownerNoun, ownerId }
  return runOnce(catalog, context, ADD_PICTURES, async (unit) => {
    if (!(await lockPictureOwner(unit.client, owner))) throw new NotFound(ownerNoun, ownerId)
    const present = await countPicturesOf(unit.client, owner)
    if (present + pictures.length > max) {
      throw new InvalidInput({
        'image[]': [`A ${ownerNoun} can have ${max} pictures, and this one has ${present}. Delete some first.`],
      })
    }
    return (await insertPictures(unit, owner, pictures)).map(pictureAnswerOf)
  })
}
