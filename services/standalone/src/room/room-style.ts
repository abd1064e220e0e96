import type { LightName } from '../drawing/lights.ts'
import type { RoomPalette } from './room-palette.ts'
import type { Room } from './room.ts'

/** What makes the same room another one: its colours, the hour, and what one sees outside. */
export interface RoomStyle {
  readonly palette: RoomPalette
  readonly light: LightName
  readonly outdoors: Room['outdoors']
}
