import type { HousePalette } from '../building/house-palette.ts'
import type { House } from './house.ts'
import { TOWN_UNIT_METRES, townUnit } from './town-unit.ts'

export interface TownhouseRowShape {
  readonly units: number
  readonly storeys: 2 | 3
  readonly top: 'gable' | 'parapet'
  /** Given to the houses in turn. */
  readonly palettes: readonly HousePalette[]
}

/** A row of narrow houses under one eaves line, each a little different from its neighbour. */
export function townhouseRow({ units, storeys, top, palettes }: TownhouseRowShape): House {
  const pieces = Array.from({ length: units }, (_unit, index) => {
    const palette = palettes[index % palettes.length]
    if (palette === undefined) throw new RangeError('A row of townhouses needs a palette')
    const flanks = [...(index === 0 ? (['left'] as const) : []), ...(index === units - 1 ? (['right'] as const) : [])]
    return townUnit({ left: index * TOWN_UNIT_METRES, storeys, top, palette, flanks })
  })
  return {
    pieces: pieces.flat(),
    widthMetres: units * TOWN_UNIT_METRES,
    depthMetres: 9,
    driveway: [0.3, 3.1],
    doorAt: 4,
  }
}
