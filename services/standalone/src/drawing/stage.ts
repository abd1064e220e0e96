import type { Random } from '../demo/random.ts'
import type { Camera } from './camera.ts'
import type { Canvas } from './canvas.ts'
import type { Light } from './light.ts'

/** Everything that a part of a picture needs to draw itself. */
export interface Stage {
  readonly canvas: Canvas
  readonly camera: Camera
  readonly light: Light
  readonly random: Random
}
