import { color } from './color.ts'
import type { Light } from './light.ts'
import { vector } from './vector.ts'

const OVERCAST: Light = {
  toSun: vector.unit([-0.3, 1, -0.5]),
  sunlight: color.light('#e6eaec', 0.28),
  skylight: color.light('#e9edee', 0.95),
  bounce: color.light('#cfd0c4', 0.56),
  haze: '#d5dcdd',
  hazePerMetre: 0.0038,
  shadow: { color: '#3c4a58', opacity: 0.13 },
  sky: [
    { at: 0, color: '#a9b9c2' },
    { at: 0.6, color: '#cdd6d9' },
    { at: 1, color: '#e8e8e0' },
  ],
  clouds: { bright: '#edf0ef', dark: '#b4c0c7', count: 9, size: 0.42 },
  glass: ['#b6c5cb', '#66767e'],
  litWindows: 0.1,
  stars: 0,
  isRaining: false,
}

const RAIN: Light = {
  ...OVERCAST,
  sunlight: color.light('#cfd8de', 0.16),
  skylight: color.light('#cbd5da', 0.86),
  bounce: color.light('#b3bbb6', 0.5),
  haze: '#b4c0c4',
  hazePerMetre: 0.006,
  sky: [
    { at: 0, color: '#7f919d' },
    { at: 0.6, color: '#a9b7bd' },
    { at: 1, color: '#cfd5d2' },
  ],
  clouds: { bright: '#c6d0d3', dark: '#8d9ca6', count: 9, size: 0.46 },
  glass: ['#9fb0b8', '#53656f'],
  litWindows: 0.4,
  isRaining: true,
}

/** Days without a sun. */
export const GREY_LIGHTS = { overcast: OVERCAST, rain: RAIN } as const
