/** A decoded picture: eight bits each of red, green and blue in sRGB, row by row, as one sees it. */
export interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}
