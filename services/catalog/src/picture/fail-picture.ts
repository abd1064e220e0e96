import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { changePicture } from './change-picture.ts'
import { lockPicture } from './picture.store.ts'

export interface FailedPicture {
  readonly id: number
  /** The version at which the variants were asked for. */
  readonly renderVersion: number
  /** For staff: what is wrong with the picture. */
  readonly cause: string
}

const MAX_CAUSE_LENGTH = 500

/**
 * The picture's variants cannot be made; what the upload made of it stays. Told again, too late or of a deleted
 * picture it changes nothing, and answers false.
 */
export function failPicture(
  catalog: Catalog,
  context: CommandContext,
  { id, renderVersion, cause }: FailedPicture,
): Promise<boolean> {
  return runCommand(catalog, context, async (unit) => {
    const picture = await lockPicture(unit.client, id)
    if (picture?.progress !== 'pending' || picture.renderVersion !== renderVersion) return false
    // Postgres keeps no NUL characters.
    const text = cause.replaceAll('\0', '').trim().slice(0, MAX_CAUSE_LENGTH) || 'unknown'
    await changePicture(unit, picture, { progress: 'failed', cause: text }, 'fail')
    return true
  })
}
