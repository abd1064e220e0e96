import { hatch } from '../drawing/hatch.ts'
import { box } from '../drawing/box.ts'
import type { Detail } from '../drawing/face.ts'
import { cabinet } from '../furniture/cabinet.ts'
import { chair } from '../furniture/chair.ts'
import { downlights } from '../furniture/downlights.ts'
import { lamp } from '../furniture/lamp.ts'
import { potPlant } from '../furniture/pot-plant.ts'
import { roomMaterials } from './room-materials.ts'
import type { RoomStyle } from './room-style.ts'
import type { Room } from './room.ts'

/** Cupboards along the back wall, and an island with stools under hanging lamps. */
export function kitchen({ palette, light, outdoors }: RoomStyle): Room {
  const { paint, tiles } = roomMaterials
  const stone = paint(palette.stone)
  const wood = paint(palette.wood)
  const doors = paint(palette.feature)
  const steel = paint('#b9bcbc')
  return {
    widthMetres: 5.6,
    depthMetres: 4.2,
    heightMetres: 2.8,
    floor: tiles(palette.floor, 0.8),
    wall: paint(palette.wall),
    light,
    outdoors,
    eye: [3.6, 1.5, -1.9],
    target: [2.7, 0, 4],
    focalPixels: 1000,
    horizon: 0.44,
    windows: [{ wall: 'left', left: 1.1, bottom: 0.95, width: 1.9, height: 1.4, columns: 2 }],
    wallDetails: { back: [backsplash(palette.second)] },
    ceilingDetails: [
      downlights([
        [1.4, 9.4],
        [2.8, 9.4],
        [4.2, 9.4],
      ]),
    ],
    furniture: [
      ...cabinet({
        at: [0, 0, 3.58],
        widthMetres: 4.5,
        depthMetres: 0.6,
        heightMetres: 0.9,
        material: doors,
        doors: 7,
        drawers: 1,
        top: stone,
      }),
      box({ at: [1.7, 0.9, 3.7], size: [0.66, 0.02, 0.46], material: paint('#2b2d30') }),
      box({ at: [3.2, 0.9, 3.72], size: [0.6, 0.02, 0.4], material: steel }),
      box({ at: [3.48, 0.92, 4.05], size: [0.04, 0.3, 0.04], material: steel }),
      ...cabinet({
        at: [0, 0, 3.84],
        widthMetres: 1.6,
        depthMetres: 0.35,
        heightMetres: 0.75,
        liftMetres: 1.5,
        material: doors,
        doors: 3,
      }),
      box({ at: [1.7, 1.6, 3.8], size: [0.66, 0.65, 0.4], material: steel }),
      ...cabinet({
        at: [2.46, 0, 3.84],
        widthMetres: 2.04,
        depthMetres: 0.35,
        heightMetres: 0.75,
        liftMetres: 1.5,
        material: doors,
        doors: 4,
      }),
      ...cabinet({
        at: [4.6, 0, 3.5],
        widthMetres: 0.95,
        depthMetres: 0.7,
        heightMetres: 2.1,
        material: steel,
        doors: 2,
        handleColor: '#6c6f70',
      }),
      ...cabinet({
        at: [1.4, 0, 1.5],
        facing: 'back',
        widthMetres: 2.5,
        depthMetres: 0.9,
        heightMetres: 0.92,
        material: wood,
        doors: 3,
        top: stone,
      }),
      ...[1.55, 2.4, 3.25].flatMap((x) =>
        chair({
          at: [x, 0, 0.85],
          facing: 'back',
          seat: paint(palette.accent),
          frame: paint('#4a4038'),
          seatMetres: 0.66,
          hasBack: false,
        }),
      ),
      ...[1.9, 3.4].flatMap((x) =>
        lamp({ at: [x, 1.75, 1.95], stemMetres: 0, shadeMetres: 0.36, shadeColor: palette.accent, ceilingMetres: 2.8 }),
      ),
      box({ at: [2.2, 0.92, 1.8], size: [0.5, 0.07, 0.32], material: { color: palette.second, roundMetres: 0.03 } }),
      ...potPlant({ at: [4.9, 0, 0.9], heightMetres: 1.5, kind: 'fig' }),
    ],
  }
}

/** Small tiles between the worktop and the upper cupboards. */
function backsplash(hex: string): Detail {
  return (surface) => {
    const patch = { left: 0, bottom: 0.9, width: 4.5, height: 1.36 }
    surface.patch(patch, hex)
    surface.stage.canvas.within([surface.outline(patch)], () => {
      hatch({ run: 'along', spacingMetres: 0.15, widthMetres: 0.008, color: '#ffffff', opacity: 0.4 })(surface)
      hatch({ run: 'up', spacingMetres: 0.15, widthMetres: 0.008, color: '#ffffff', opacity: 0.4 })(surface)
    })
  }
}
