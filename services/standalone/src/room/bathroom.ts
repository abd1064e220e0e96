import { box } from '../drawing/box.ts'
import { cylinder } from '../drawing/cylinder.ts'
import type { Detail } from '../drawing/face.ts'
import type { Patch } from '../drawing/surface.ts'
import { cabinet } from '../furniture/cabinet.ts'
import { downlights } from '../furniture/downlights.ts'
import { potPlant } from '../furniture/pot-plant.ts'
import { roomMaterials } from './room-materials.ts'
import type { RoomStyle } from './room-style.ts'
import type { Room } from './room.ts'

const GLASS = { color: '#cfe0e0', opacity: 0.28 }
const CERAMIC = { color: '#f7f5f0', roundMetres: 0.06 }

/** A tiled bathroom: a double basin under a mirror, a tub below the window, a glazed shower. */
export function bathroom({ palette, light, outdoors }: RoomStyle): Room {
  const { paint, tiles } = roomMaterials
  const metal = paint('#b79a6c')
  return {
    widthMetres: 4,
    depthMetres: 3.2,
    heightMetres: 2.7,
    floor: tiles(palette.stone, 0.6),
    wall: tiles(palette.wall, 0.6),
    walls: { back: tiles(palette.feature, 0.3), left: paint(palette.wall) },
    light,
    outdoors,
    toSun: [0.7, 0.6, 0.4],
    eye: [1.5, 1.5, -1.8],
    target: [2.1, 0, 3],
    focalPixels: 1050,
    horizon: 0.46,
    windows: [{ wall: 'right', left: 0.7, bottom: 1.25, width: 1.7, height: 1, columns: 2 }],
    wallDetails: { back: [mirror({ left: 0.35, bottom: 1.15, width: 1.7, height: 1.1 })] },
    ceilingDetails: [
      downlights([
        [1, 8.6],
        [2.6, 8.6],
      ]),
    ],
    furniture: [
      ...cabinet({
        at: [0.3, 0, 2.65],
        widthMetres: 1.8,
        depthMetres: 0.55,
        heightMetres: 0.5,
        liftMetres: 0.35,
        material: paint(palette.wood),
        doors: 2,
        drawers: 2,
        top: paint(palette.stone),
      }),
      ...[0.72, 1.62].flatMap((x) => [
        cylinder({
          at: [x, 0.85, 2.9],
          radiusMetres: 0.17,
          topRadiusMetres: 0.22,
          heightMetres: 0.13,
          material: CERAMIC,
          topMaterial: paint('#dfe3e1'),
        }),
        box({ at: [x - 0.015, 0.85, 3.12], size: [0.03, 0.28, 0.03], material: metal }),
        box({ at: [x - 0.015, 1.11, 2.98], size: [0.03, 0.03, 0.17], material: metal }),
      ]),
      box({ at: [2.95, 0, 0.6], size: [0.9, 0.56, 1.8], material: CERAMIC, topMaterial: paint('#dbe4e4') }),
      box({ at: [3.1, 0.561, 0.78], size: [0.6, 0.004, 1.44], material: paint('#bcd2d4') }),
      box({ at: [2.3, 0, 2.4], size: [0.38, 0.42, 0.6], material: CERAMIC }),
      box({ at: [2.28, 0.42, 2.95], size: [0.42, 0.4, 0.18], material: CERAMIC }),
      box({ at: [0.02, 0, 0.9], size: [0.9, 2.05, 0.03], material: GLASS }),
      box({ at: [0.92, 0, 0.89], size: [0.04, 2.1, 0.05], material: metal }),
      box({ at: [0.02, 2.05, 0.89], size: [0.94, 0.04, 0.05], material: metal }),
      ...potPlant({ at: [3.5, 0, 2.75], heightMetres: 1.2, kind: 'areca' }),
    ],
  }
}

/** A mirror with light in it. */
function mirror(patch: Patch): Detail {
  return (surface) => {
    const { canvas } = surface.stage
    const { left, bottom, width, height } = patch
    surface.patch({ left: left - 0.03, bottom: bottom - 0.03, width: width + 0.06, height: height + 0.06 }, '#8d7450')
    canvas.polygon(
      surface.outline(patch),
      canvas.linear([
        { at: 0, color: surface.shade('#f0f2ee') },
        { at: 1, color: surface.shade('#b9c6c4') },
      ]),
      0,
    )
    const shine = (start: number): Patch => ({ left: left + width * start, bottom, width: width * 0.12, height })
    canvas.fill([surface.outline(shine(0.2)), surface.outline(shine(0.62))], '#ffffff', 0.22)
  }
}
