import { color } from './color.ts'
import type { Light } from './light.ts'
import { vector } from './vector.ts'

const DUSK: Light = {
  toSun: vector.unit([-0.6, 0.8, -0.5]),
  sunlight: color.light('#c8a9b8', 0.1),
  skylight: color.light('#b0b5d6', 0.6),
  bounce: color.light('#cfa285', 0.36),
  haze: '#b893a0',
  hazePerMetre: 0.0026,
  shadow: { color: '#171f42', opacity: 0.16 },
  sky: [
    { at: 0, color: '#2c3d6b' },
    { at: 0.45, color: '#6d6f9b' },
    { at: 0.78, color: '#d59a8f' },
    { at: 1, color: '#f6c08d' },
  ],
  clouds: { bright: '#d79b94', dark: '#74678c', count: 6, size: 0.22 },
  stars: 26,
  glass: ['#7d7fa6', '#3a3f60'],
  litWindows: 0.8,
  isRaining: false,
}

const NIGHT: Light = {
  toSun: vector.unit([0.5, 0.8, -0.5]),
  sunlight: color.light('#8fa6dc', 0.1),
  skylight: color.light('#8d9bcb', 0.4),
  bounce: color.light('#a08d90', 0.27),
  haze: '#37436b',
  hazePerMetre: 0.0024,
  shadow: { color: '#080d24', opacity: 0.28 },
  sky: [
    { at: 0, color: '#0f1a38' },
    { at: 0.55, color: '#24345d' },
    { at: 1, color: '#4d557c' },
  ],
  clouds: { bright: '#5d6a93', dark: '#2c3960', count: 4, size: 0.24 },
  disc: { x: 0.8, y: 0.2, color: '#f7efd8', isMoon: true },
  stars: 120,
  glass: ['#3d4a74', '#1e2747'],
  litWindows: 0.82,
  isRaining: false,
}

/** After sunset, with lamps behind the windows. */
export const DARK_LIGHTS = { dusk: DUSK, night: NIGHT } as const
