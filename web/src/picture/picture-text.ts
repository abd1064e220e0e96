import type { PublicPicture } from '@tahanan/contracts/picture/public-picture.ts'

/** What stands on a picture: its caption, and whether it is a photograph or a drawing (decisions §10). */
export function pictureText({ caption, kind }: Pick<PublicPicture, 'caption' | 'kind'>): string {
  const said = kind === null ? '' : kind.charAt(0).toUpperCase() + kind.slice(1)
  return [caption, said].filter((part) => part !== '').join(' · ')
}
