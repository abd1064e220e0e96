/** What a picture claims to be, as advertisements must say (caption kinds of pictures). */
export type SceneKind = 'actual' | 'perspective' | 'floor plan'

/** What a picture shows; houses by their unit type (§3). */
export type SceneSubject =
  | 'single-attached'
  | 'single-detached'
  | 'duplex'
  | 'townhouse'
  | 'bungalow'
  | 'tower'
  | 'lot'
  | 'commercial lot'
  | 'farm'
  | 'industrial lot'
  | 'memorial'
  | 'special'
  | 'building'
  | 'hotel'
  | 'resort'
  | 'warehouse'
  | 'amenity'
  | 'interior'
  | 'plan'

/** A picture of the demo catalogue. */
export interface DemoScene {
  /** Its own among all, in words: a caption, and the stem of a file name. */
  readonly name: string
  readonly kind: SceneKind
  readonly subject: SceneSubject
  /** The picture as SVG, the same text every time. */
  svg(): string
}
