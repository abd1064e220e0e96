import type { Vector } from '../drawing/vector.ts'

const LOBES = 5
const CORNERS = 9

/** What casts the shadow of a crown: a few flat discs, so that it falls in rounded patches. */
export function crownCasters([x, y, z]: Vector, heightMetres: number, radiusMetres: number): Vector[][] {
  return Array.from({ length: LOBES }, (_lobe, index) => {
    const turn = (index / LOBES) * Math.PI * 2
    const away = radiusMetres * 0.52
    const radius = radiusMetres * (index % 2 === 0 ? 0.56 : 0.46)
    const middle: Vector = [
      x + Math.cos(turn) * away,
      y + heightMetres + Math.sin(turn * 2) * 0.3,
      z + Math.sin(turn) * away,
    ]
    return Array.from({ length: CORNERS }, (_corner, corner): Vector => {
      const angle = (corner / CORNERS) * Math.PI * 2
      return [middle[0] + Math.cos(angle) * radius, middle[1], middle[2] + Math.sin(angle) * radius]
    })
  })
}
