import type { Material } from '../drawing/face.ts'
import { hatch } from '../drawing/hatch.ts'

/** What buildings are made of, by colour. */
export const materials = {
  plaster: (color: string): Material => ({ color }),
  /** Boards that lie one above the other. */
  boards: (color: string): Material => ({
    color,
    texture: hatch({ run: 'along', spacingMetres: 0.16, widthMetres: 0.02, color: '#3d2c20', opacity: 0.3 }),
  }),
  /** Slats that stand side by side. */
  slats: (color: string): Material => ({
    color,
    texture: hatch({ run: 'up', spacingMetres: 0.12, widthMetres: 0.03, color: '#33241a', opacity: 0.42 }),
  }),
  /** Long-span metal sheets. */
  ribbedRoof: (color: string): Material => ({
    color,
    texture: hatch({ run: 'up', spacingMetres: 0.3, widthMetres: 0.04, color: '#20262c', opacity: 0.26 }),
  }),
  tiledRoof: (color: string): Material => ({
    color,
    texture: (surface) => {
      hatch({ run: 'along', spacingMetres: 0.3, widthMetres: 0.05, color: '#3f1d14', opacity: 0.34 })(surface)
      hatch({ run: 'up', spacingMetres: 0.24, widthMetres: 0.025, color: '#3f1d14', opacity: 0.2 })(surface)
    },
  }),
  /** Adobe or limestone blocks. */
  stone: (color: string): Material => ({
    color,
    texture: (surface) => {
      hatch({ run: 'along', spacingMetres: 0.38, widthMetres: 0.02, color: '#4b4338', opacity: 0.34 })(surface)
      hatch({ run: 'up', spacingMetres: 0.74, widthMetres: 0.018, color: '#4b4338', opacity: 0.2 })(surface)
    },
  }),
  panels: (color: string): Material => ({
    color,
    texture: (surface) => {
      hatch({ run: 'along', spacingMetres: 1.2, widthMetres: 0.018, color: '#4d4d4a', opacity: 0.26 })(surface)
      hatch({ run: 'up', spacingMetres: 2.4, widthMetres: 0.018, color: '#4d4d4a', opacity: 0.26 })(surface)
    },
  }),
  paving: (color: string): Material => ({
    color,
    texture: (surface) => {
      hatch({ run: 'along', spacingMetres: 0.6, widthMetres: 0.02, color: '#6b6457', opacity: 0.35 })(surface)
      hatch({ run: 'up', spacingMetres: 0.6, widthMetres: 0.02, color: '#6b6457', opacity: 0.35 })(surface)
    },
  }),
}
