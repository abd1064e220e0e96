import type { PictureOwner, PictureProgress, PictureVariant } from '@tahanan/contracts/picture/picture.ts'
import type { PictureKind } from '@tahanan/contracts/picture/public-picture.ts'
import type { OriginalFormat } from './picture-files.ts'

export interface OwnerKey {
  readonly ownerNoun: PictureOwner
  readonly ownerId: number
}

/** What a picture shows: the same for all that have the same bytes. */
export interface PictureContent {
  /** SHA-256 of the original, in hexadecimal digits. */
  readonly hash: string
  readonly originalFormat: OriginalFormat
  readonly originalBytes: number
  /** Of the original, upright. */
  readonly widthPx: number
  readonly heightPx: number
  readonly blur: string
  readonly variants: readonly PictureVariant[]
}

/** A picture as its table has it. */
export interface Picture extends OwnerKey, PictureContent {
  readonly id: number
  readonly version: number
  readonly position: number
  readonly caption: string
  readonly kind: PictureKind | null
  readonly progress: PictureProgress
  /** The version at which its variants were asked for. */
  readonly renderVersion: number
  readonly requestedAt: Date
  /** Why it failed; null for the others. */
  readonly cause: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** Why an uploaded file is no picture of ours. */
export type PictureRefusal = 'empty' | 'format' | 'heic' | 'animated' | 'damaged' | 'size' | 'pixels' | 'shape'
