import { createRandom } from '../demo/random.ts'
import { createCamera, type View } from '../drawing/camera.ts'
import { createCanvas } from '../drawing/canvas.ts'
import { LIGHTS, type LightName } from '../drawing/lights.ts'
import { paintOrder } from '../drawing/paint-order.ts'
import type { Piece } from '../drawing/piece.ts'
import type { Stage } from '../drawing/stage.ts'
import { paintGround, type GroundShape } from '../scenery/paint-ground.ts'
import { paintContact } from '../scenery/paint-contact.ts'
import { paintRain } from '../scenery/paint-rain.ts'
import { paintSky } from '../scenery/paint-sky.ts'

export const SCENE_WIDTH = 1600
export const SCENE_HEIGHT = 1067

export interface Composition {
  readonly seed: number
  readonly light: LightName
  /** How much of its usual haze the air holds: less in wide views. */
  readonly hazeShare?: number
  readonly view: View
  /** Hills, sea and city behind everything. */
  readonly backdrop?: (stage: Stage) => void
  readonly ground: GroundShape
  readonly pieces: readonly Piece[]
  readonly foreground?: (stage: Stage) => void
}

/** An outdoor picture, from the sky to the leaves in front of the lens. */
export function compose(composition: Composition): string {
  const { seed, view, backdrop, ground, pieces, foreground, hazeShare = 1 } = composition
  const usual = LIGHTS[composition.light]
  const light = { ...usual, hazePerMetre: usual.hazePerMetre * hazeShare }
  const canvas = createCanvas(SCENE_WIDTH, SCENE_HEIGHT)
  const camera = createCamera(view, SCENE_WIDTH, SCENE_HEIGHT)
  const stage: Stage = { canvas, camera, light, random: createRandom(seed) }
  const casters = pieces.flatMap((piece) => piece.casters)
  paintSky(stage)
  backdrop?.(stage)
  paintGround(stage, ground, casters)
  paintContact(stage, pieces)
  for (const piece of paintOrder(pieces, camera.eye)) piece.paint(stage, casters)
  foreground?.(stage)
  if (stage.light.isRaining) paintRain(stage)
  return canvas.toSvg()
}
