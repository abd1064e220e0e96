import { clipPolygon } from '../drawing/clip-polygon.ts'
import type { Face } from '../drawing/face.ts'
import type { Stage } from '../drawing/stage.ts'
import { vector, type Vector } from '../drawing/vector.ts'

const REACH_METRES = 1
const STEPS = 9
const OPACITY = 0.018

/** The shade that gathers where walls, floor and ceiling of a room meet: narrower and narrower bands over each other. */
export function paintCorners({ canvas, camera }: Stage, faces: readonly Face[]): void {
  for (let step = 1; step <= STEPS; step += 1) {
    const width = REACH_METRES * (step / STEPS) ** 1.7
    const bands = faces.flatMap((face) => bandsOf(face, width).map((band) => camera.outline(band)))
    for (const band of bands) canvas.fill([band], '#2c2016', OPACITY)
  }
}

/** The strips of a face along its edges. */
function bandsOf({ points, normal }: Face, width: number): Vector[][] {
  const middle = vector.middle(points)
  return points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point
    const across = vector.unit(vector.cross(normal, vector.subtract(next, point)))
    const side = Math.sign(vector.dot(across, vector.subtract(middle, point)))
    return clipPolygon(points, (other) => width - vector.dot(across, vector.subtract(other, point)) * side)
  })
}
