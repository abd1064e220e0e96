import type { HousePalette } from '../building/house-palette.ts'
import { materials } from '../building/materials.ts'

/** What the colours of a house become on its walls and roofs. */
export function finishes(palette: HousePalette) {
  return {
    wall: materials.plaster(palette.wall),
    accent: materials.plaster(palette.accent),
    trim: materials.plaster(palette.trim),
    sheets: materials.ribbedRoof(palette.roof),
    tiles: materials.tiledRoof(palette.roof),
    slats: materials.slats(palette.wood),
    boards: materials.boards(palette.wood),
    soffit: materials.boards('#c39a6f'),
    stone: materials.stone('#b9a88f'),
    plinth: materials.plaster('#a59c8d'),
    floor: materials.paving('#c9bfae'),
  }
}
