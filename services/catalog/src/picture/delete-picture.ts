import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { lockPictureOf, type PictureKey } from './lock-picture-of.ts'
import { tombstonePicture } from './tombstone-picture.ts'

/** @throws NotFound, also for one that was deleted before */
export function deletePicture(catalog: Catalog, context: CommandContext, key: PictureKey): Promise<void> {
  return runCommand(catalog, context, async (unit) => {
    await tombstonePicture(unit, await lockPictureOf(unit.client, key))
  })
}
