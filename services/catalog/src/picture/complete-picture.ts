import type { PictureVariant } from '@tahanan/contracts/picture/picture.ts'
import { type Catalog, type CommandContext, runCommand } from '../command/run-command.ts'
import { changePicture, type PictureChanges } from './change-picture.ts'
import { lockPicture } from './picture.store.ts'
import type { Picture } from './picture.ts'

/** The variants of a picture, as of the version at which they were asked for. */
type AskedPicture = Pick<Picture, 'id' | 'renderVersion'>

/**
 * Changes a picture whose variants were still to come. Told again, too late or of a deleted picture it changes nothing,
 * and answers false.
 */
function endPending(
  catalog: Catalog,
  context: CommandContext,
  { id, renderVersion }: AskedPicture,
  action: 'complete' | 'fail',
  changesOf: (picture: Picture) => PictureChanges,
): Promise<boolean> {
  return runCommand(catalog, context, async (unit) => {
    const picture = await lockPicture(unit.client, id)
    if (picture?.progress !== 'pending' || picture.renderVersion !== renderVersion) return false
    await changePicture(unit, picture, changesOf(picture), action)
    return true
  })
}

/** The picture's variants are made: those that exist now, beside the ones that were there before. As `endPending`. */
export function completePicture(
  catalog: Catalog,
  context: CommandContext,
  { variants, ...asked }: AskedPicture & Pick<Picture, 'variants'>,
): Promise<boolean> {
  return endPending(catalog, context, asked, 'complete', (picture) => {
    return { variants: joined(picture.variants, variants), progress: 'ready' }
  })
}

/** Each format and width once, in a fixed order, so that the same files are the same list. */
function joined(known: readonly PictureVariant[], made: readonly PictureVariant[]): PictureVariant[] {
  const byName = new Map([...known, ...made].map((variant) => [`${variant.format} ${variant.widthPx}`, variant]))
  return [...byName.values()].toSorted((a, b) => a.format.localeCompare(b.format) || a.widthPx - b.widthPx)
}

const MAX_CAUSE_LENGTH = 500

/**
 * The picture's variants cannot be made; what the upload made of it stays. As `endPending`.
 *
 * @param cause for staff: what is wrong with the picture
 */
export function failPicture(
  catalog: Catalog,
  context: CommandContext,
  { cause, ...asked }: AskedPicture & { readonly cause: string },
): Promise<boolean> {
  // Postgres keeps no NUL characters.
  const text = cause.replaceAll('\0', '').trim().slice(0, MAX_CAUSE_LENGTH) || 'unknown'
  return endPending(catalog, context, asked, 'fail', () => ({ progress: 'failed', cause: text }))
}
