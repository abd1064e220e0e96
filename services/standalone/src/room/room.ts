import type { Detail, Material } from '../drawing/face.ts'
import type { LightName } from '../drawing/lights.ts'
import type { Piece } from '../drawing/piece.ts'
import type { Stage } from '../drawing/stage.ts'
import type { Patch } from '../drawing/surface.ts'
import type { Vector } from '../drawing/vector.ts'

export type WallName = 'back' | 'left' | 'right'

/** An opening in a wall; metres along the back wall count from the left, along the others from the back wall. */
export interface RoomWindow extends Patch {
  readonly wall: WallName
  readonly columns?: number
  readonly frameColor?: string
  /** Colour of the curtains drawn aside of it; none without. */
  readonly curtainColor?: string
}

/**
 * A room seen from its open side: the floor begins at the origin, x runs to the right and z into the room. Floor,
 * side walls and ceiling reach behind the viewer.
 */
export interface Room {
  readonly widthMetres: number
  readonly depthMetres: number
  readonly heightMetres: number
  readonly floor: Material
  readonly wall: Material
  readonly walls?: Partial<Record<WallName, Material>>
  readonly ceiling?: Material
  readonly windows: readonly RoomWindow[]
  readonly wallDetails?: Partial<Record<WallName, readonly Detail[]>>
  readonly floorDetails?: readonly Detail[]
  readonly ceilingDetails?: readonly Detail[]
  readonly furniture: readonly Piece[]
  readonly light: LightName
  /** Towards the sun, as it shines through the windows. */
  readonly toSun?: Vector
  /** What one sees through the windows. */
  readonly outdoors: (stage: Stage) => void
  readonly eye: Vector
  readonly target: Vector
  readonly focalPixels?: number
  readonly horizon?: number
}
