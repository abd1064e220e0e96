export type RoomUse =
  | 'living'
  | 'dining'
  | 'kitchen'
  | 'bedroom'
  | 'bath'
  | 'study'
  | 'hall'
  | 'stairs'
  | 'garage'
  | 'balcony'
  | 'garden'
  | 'service'
  | 'office'
  | 'shop'
  | 'lobby'

/** A room of a plan, in metres from the upper left corner of the plan. */
export interface PlanRoom {
  readonly use: RoomUse
  readonly label: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly depth: number
  /** The wall that beds, sofas and counters stand at. */
  readonly wall?: 'top' | 'bottom' | 'left' | 'right'
  /** At which end of the opposite wall a wardrobe stands. */
  readonly wardrobe?: 'start' | 'end'
}

/** A gap in a wall: a door opens to one side of it, a window closes it with glass. */
export interface PlanOpening {
  readonly kind: 'door' | 'window' | 'gap'
  readonly x: number
  readonly y: number
  readonly run: 'x' | 'y'
  readonly lengthMetres: number
  /** A door's leaf turns towards smaller (-1) or larger (1) coordinates. */
  readonly swing?: -1 | 1
}

export interface FloorPlan {
  readonly rooms: readonly PlanRoom[]
  readonly openings: readonly PlanOpening[]
}
