import type { PictureKind, PublicPicture } from '@tahanan/contracts/picture/public-picture.ts'
import { m } from '../message/messages.ts'

const KIND_LABELS: Readonly<Record<PictureKind, string>> = {
  actual: m.picture.actual(),
  perspective: m.picture.perspective(),
  'floor plan': m.picture.floorPlan(),
}

/** What a picture is: a photograph, or which drawing (decisions §10). */
export function pictureKindLabel(kind: PictureKind | null): string {
  return kind === null ? m.picture.picture() : KIND_LABELS[kind]
}

/** What stands on a picture: its caption, and what it is where somebody has said so. */
export function pictureText({ caption, kind }: Pick<PublicPicture, 'caption' | 'kind'>): string {
  return [caption, kind === null ? '' : KIND_LABELS[kind]].filter((part) => part !== '').join(' · ')
}
