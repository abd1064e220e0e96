import { createRandom } from '../demo/random.ts'
import { createCamera } from '../drawing/camera.ts'
import { createCanvas } from '../drawing/canvas.ts'
import { LIGHTS } from '../drawing/lights.ts'
import { paintFace } from '../drawing/paint-face.ts'
import { paintOrder } from '../drawing/paint-order.ts'
import type { Stage } from '../drawing/stage.ts'
import { createSurface } from '../drawing/surface.ts'
import { SCENE_HEIGHT, SCENE_WIDTH } from '../scene/compose.ts'
import { paintContact } from '../scenery/paint-contact.ts'
import { paintCorners } from './paint-corners.ts'
import { paintShadowsInSun } from './paint-shadows-in-sun.ts'
import { paintUnderneath } from './paint-underneath.ts'
import { paintWindow } from './paint-window.ts'
import { roomFaces } from './room-faces.ts'
import { roomLight } from './room-light.ts'
import type { Room } from './room.ts'

const SUN_FROM_THE_WINDOWS = [-0.7, 0.62, 0.55] as const

/** An interior: what is outside, the walls with their windows, the sun through them, and the furniture. */
export function roomScene(room: Room, seed: number): string {
  const canvas = createCanvas(SCENE_WIDTH, SCENE_HEIGHT)
  const { eye, target, focalPixels = 980, horizon = 0.5 } = room
  const camera = createCamera({ eye, target, focalPixels, horizon }, SCENE_WIDTH, SCENE_HEIGHT)
  const outdoors: Stage = { canvas, camera, light: LIGHTS[room.light], random: createRandom(seed) }
  const light = roomLight(outdoors.light, {
    toSun: room.toSun ?? SUN_FROM_THE_WINDOWS,
    lampsOn: room.light === 'dusk' || room.light === 'night' || room.light === 'rain',
  })
  const stage: Stage = { ...outdoors, light }
  const { walls, floor, ceiling } = roomFaces(room)
  const openings = room.windows.map((window) => ({ window, surface: createSurface(stage, walls[window.wall]) }))
  const panes = openings.map(({ window: { left, bottom, width, height }, surface: { at } }) => [
    at(left, bottom),
    at(left + width, bottom),
    at(left + width, bottom + height),
    at(left, bottom + height),
  ])
  for (const face of [ceiling, walls.back, walls.left, walls.right, floor]) paintFace(stage, face, panes)
  paintCorners(stage, [ceiling, walls.back, walls.left, walls.right, floor])
  paintShadowsInSun(stage, floor, panes, room.furniture)
  canvas.within(
    panes.map((pane) => camera.outline(pane)),
    () => room.outdoors(outdoors),
  )
  for (const { window, surface } of openings) paintWindow(surface, window)
  paintUnderneath(stage, room.furniture)
  paintContact(stage, room.furniture)
  for (const piece of paintOrder(room.furniture, camera.eye)) piece.paint(stage, panes)
  return canvas.toSvg()
}
