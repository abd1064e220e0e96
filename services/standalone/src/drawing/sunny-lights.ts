import { color } from './color.ts'
import type { Light } from './light.ts'
import { vector } from './vector.ts'

const MORNING: Light = {
  toSun: vector.unit([-0.95, 0.62, -0.6]),
  sunlight: color.light('#ffe7c4', 1.05),
  skylight: color.light('#c9dcea', 0.55),
  bounce: color.light('#d8cfb4', 0.32),
  haze: '#dfe8e6',
  hazePerMetre: 0.0022,
  shadow: { color: '#3d415c', opacity: 0.33 },
  sky: [
    { at: 0, color: '#7fb2cf' },
    { at: 0.5, color: '#b4d3dc' },
    { at: 0.85, color: '#e6e6d6' },
    { at: 1, color: '#f3e6cc' },
  ],
  clouds: { bright: '#fffaf0', dark: '#d4dde2', count: 5, size: 0.2 },
  glass: ['#9dbecb', '#4d6a78'],
  stars: 0,
  litWindows: 0,
  isRaining: false,
}

const NOON: Light = {
  toSun: vector.unit([-0.55, 0.74, -0.85]),
  sunlight: color.light('#fff5e2', 1.1),
  skylight: color.light('#c4dcf0', 0.52),
  bounce: color.light('#cfd0b6', 0.34),
  haze: '#d3e4ea',
  hazePerMetre: 0.0015,
  shadow: { color: '#39415f', opacity: 0.34 },
  sky: [
    { at: 0, color: '#5b9cc4' },
    { at: 0.5, color: '#98c4d8' },
    { at: 1, color: '#e4ece2' },
  ],
  clouds: { bright: '#ffffff', dark: '#c9d8e4', count: 6, size: 0.2 },
  glass: ['#93b3c2', '#41586a'],
  stars: 0,
  litWindows: 0,
  isRaining: false,
}

const GOLDEN: Light = {
  toSun: vector.unit([-1, 0.42, -0.6]),
  sunlight: color.light('#ffcf98', 1.15),
  skylight: color.light('#b9bfd6', 0.5),
  bounce: color.light('#cdb090', 0.34),
  haze: '#f0d2ad',
  hazePerMetre: 0.0028,
  shadow: { color: '#3a2f56', opacity: 0.4 },
  sky: [
    { at: 0, color: '#6f8fb4' },
    { at: 0.45, color: '#c3b5b6' },
    { at: 0.8, color: '#f4c99a' },
    { at: 1, color: '#fbdcae' },
  ],
  clouds: { bright: '#ffe6c4', dark: '#c39a92', count: 6, size: 0.22 },
  disc: { x: 0.08, y: 0.86, color: '#fff0cd', isMoon: false },
  glass: ['#c9b3a6', '#6b5f66'],
  litWindows: 0.12,
  stars: 0,
  isRaining: false,
}

/** The hours of a clear day. */
export const SUNNY_LIGHTS = { morning: MORNING, noon: NOON, golden: GOLDEN } as const
