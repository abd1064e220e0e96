import type { PictureVariant } from '@tahanan/contracts/picture/picture.ts'
import { type Catalog, type CommandContext, runCommand } from '../command/run-command.ts'
import { changePicture } from './change-picture.ts'
import { lockPicture } from './picture.store.ts'

export interface CompletedPicture {
  readonly id: number
  /** The version at which the variants were asked for. */
  readonly renderVersion: number
  /** Those that exist now, beside the ones that were there before. */
  readonly variants: readonly PictureVariant[]
}

/**
 * The picture's variants are made. Told again, too late or of a deleted picture it changes nothing, and answers false.
 */
export function completePicture(
  catalog: Catalog,
  context: CommandContext,
  { id, renderVersion, variants }: CompletedPicture,
): Promise<boolean> {
  return runCommand(catalog, context, async (unit) => {
    const picture = await lockPicture(unit.client, id)
    if (picture?.progress !== 'pending' || picture.renderVersion !== renderVersion) return false
    const all = joined(picture.variants, variants)
    await changePicture(unit, picture, { variants: all, progress: 'ready' }, 'complete')
    return true
  })
}

/** Each format and width once, in a fixed order, so that the same files are the same list. */
function joined(known: readonly PictureVariant[], made: readonly PictureVariant[]): PictureVariant[] {
  const byName = new Map([...known, ...made].map((variant) => [`${variant.format} ${variant.widthPx}`, variant]))
  return [...byName.values()].toSorted((a, b) => a.format.localeCompare(b.format) || a.widthPx - b.widthPx)
}

interface FailedPicture {
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
