import type { PictureAnswer } from '@tahanan/contracts/picture/picture-answer.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { changePicture, type PictureChanges } from './change-picture.ts'
import { pictureAnswerOf } from './picture-answer-of.ts'
import { lockPicture } from './picture.store.ts'

/**
 * Asks for a failed picture's variants again: another version is asked for, so it is another job, and the failed one
 * is history. One that is under way or ready stays as it is.
 *
 * @throws NotFound
 */
export function retryPicture(catalog: Catalog, context: CommandContext, id: number): Promise<PictureAnswer> {
  return runCommand(catalog, context, async (unit) => {
    const picture = await lockPicture(unit.client, id)
    if (picture === undefined) throw new NotFound('picture', id)
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
