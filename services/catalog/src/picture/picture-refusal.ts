/** Why an uploaded file is no picture of ours. */
export type PictureRefusal = 'empty' | 'format' | 'heic' | 'animated' | 'damaged' | 'size' | 'pixels' | 'shape'

export interface RefusedFile {
  readonly name: string
  readonly reason: PictureRefusal
}
