import type { Pixel } from '../drawing/camera.ts'
import { createFace, type Detail } from '../drawing/face.ts'
import { shaded } from '../drawing/shaded.ts'
import { shadowsOn } from '../drawing/shadows-on.ts'
import type { Stage } from '../drawing/stage.ts'
import { createSurface } from '../drawing/surface.ts'
import type { Vector } from '../drawing/vector.ts'

export interface GroundShape {
  readonly color: string
  /** Lawns, roads and paths, by metres along x and up z. */
  readonly areas: readonly Detail[]
  /** Where it ends, by metres along x and z: the shoulder of a hill. Without, it reaches the horizon. */
  readonly edge?: readonly Pixel[]
}

/** The part of the ground that shadows fall on. */
const REACH_METRES = 120
/** Where the tones of the ground are taken. */
const DISTANCES_METRES = [300, 120, 60, 30, 15, 7] as const

/** The ground to the horizon, what is laid on it, the shadows on it, and the haze over it. */
export function paintGround(stage: Stage, shape: GroundShape, casters: readonly (readonly Vector[])[]): void {
  const { canvas, camera } = stage
  if (shape.edge === undefined) return paintLevel(stage, shape, casters)
  canvas.within([camera.outline(shape.edge.map(([x, z]) => [x, 0, z]))], () => paintLevel(stage, shape, casters))
}

function paintLevel(stage: Stage, { color, areas }: GroundShape, casters: readonly (readonly Vector[])[]): void {
  const { canvas, camera, light } = stage
  const top = Math.max(0, camera.horizonPixels)
  const below: Pixel[] = [
    [0, top],
    [canvas.width, top],
    [canvas.width, canvas.height],
    [0, canvas.height],
  ]
  const shareAt = (distance: number) => {
    const [, y] = camera.project(camera.place(canvas.width / 2, distance))
    return Math.min(1, Math.max(0, (y - top) / (canvas.height - top)))
  }
  const tones = DISTANCES_METRES.map((distance) => ({
    at: shareAt(distance),
    color: shaded(light, color, [0, 1, 0], distance),
  }))
  canvas.polygon(below, canvas.linear(tones), 0)

  const ground = createGround(color)
  const surface = createSurface(stage, ground)
  for (const area of areas) area(surface)
  canvas.fill(
    shadowsOn(ground, casters, light.toSun).map((shadow) => camera.outline(shadow)),
    light.shadow.color,
    light.shadow.opacity,
  )

  const veil = DISTANCES_METRES.map((distance) => ({
    at: shareAt(distance),
    color: light.haze,
    opacity: (1 - Math.exp(-distance * light.hazePerMetre)) * 0.7,
  }))
  canvas.polygon(below, canvas.linear(veil), 0)
}

/** Its frame starts at the origin, so that metres along and up are x and z. */
function createGround(hex: string) {
  const r = REACH_METRES
  const corners: Vector[] = [
    [-r, 0, -r],
    [r, 0, -r],
    [r, 0, r],
    [-r, 0, r],
  ]
  const face = createFace(corners, [0, -1, 0], { color: hex })
  return { ...face, origin: [0, 0, 0] as const, along: [1, 0, 0] as const, up: [0, 0, 1] as const }
}
