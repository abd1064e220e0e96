import { paintOrder } from '../drawing/paint-order.ts'
import type { Piece } from '../drawing/piece.ts'
import type { Stage } from '../drawing/stage.ts'
import { backdrop, type BackdropName } from '../scenery/backdrop.ts'
import { broadTree } from '../scenery/broad-tree.ts'
import { paintCityBelow } from '../scenery/paint-city-below.ts'
import { paintGround } from '../scenery/paint-ground.ts'
import { paintHills } from '../scenery/paint-hills.ts'
import { paintSea } from '../scenery/paint-sea.ts'
import { paintSky } from '../scenery/paint-sky.ts'
import { palm } from '../scenery/palm.ts'
import { shrub } from '../scenery/shrub.ts'

/** Views through the windows of a room. */
export const outdoors = {
  /** A lawn with palms and flowers, its middle at x. */
  garden:
    (x: number, name: BackdropName = 'grove') =>
    (stage: Stage): void => {
      paintSky(stage)
      backdrop(name)(stage)
      const plants: Piece[] = [
        broadTree({ at: [x - 9, 0, 26], heightMetres: 8, spreadMetres: 10 }),
        broadTree({ at: [x + 8, 0, 30], heightMetres: 7, spreadMetres: 9, leafColor: '#5f8049' }),
        palm({ at: [x + 3, 0, 17], heightMetres: 6, leanMetres: 0.5 }),
        palm({ at: [x - 4, 0, 20], heightMetres: 7, leanMetres: -0.5 }),
        ...[-6, -3.4, -1.2, 1.6, 4.2, 6.5].map((offset, index) =>
          shrub({
            at: [x + offset, 0, 11.5 + (index % 3)],
            widthMetres: 2.6,
            heightMetres: 0.8,
            ...(index % 2 === 0 ? { flowerColor: '#c65a7c' } : {}),
          }),
        ),
      ]
      paintGround(stage, { color: '#93a866', areas: [] }, [])
      for (const plant of paintOrder(plants, stage.camera.eye)) plant.paint(stage, [])
    },
  /** The roofs of the city, from high above. */
  city: (stage: Stage): void => {
    paintSky(stage)
    backdrop('city')(stage)
    paintCityBelow(stage)
  },
  /** Palms before the sea. */
  sea: (stage: Stage): void => {
    paintSky(stage)
    paintHills(stage, { rise: 0.07, layers: 2, hex: '#6f8fa0' })
    paintGround(stage, { color: '#e3d3ad', areas: [] }, [])
    paintSea(stage, { shoreMetres: 9 })
    const { eye } = stage.camera
    const palms = [-5.5, -4, 4.6, 6].map((offset, index) =>
      palm({
        at: [eye[0] + offset * 1.6, -3, eye[2] + 13 + index],
        heightMetres: 6.5 + (index % 3),
        leanMetres: -offset * 0.15,
      }),
    )
    for (const tree of paintOrder(palms, eye)) tree.paint(stage, [])
  },
}
