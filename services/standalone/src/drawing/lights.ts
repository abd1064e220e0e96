import { color } from './color.ts'
import type { Light } from './light.ts'
import { vector } from './vector.ts'

export type LightName = 'morning' | 'noon' | 'golden' | 'dusk' | 'night' | 'overcast' | 'rain'

const shining = (hex: string, strength: number) => color.scale(color.of(hex), strength)

const DRY = { stars: 0, litWindows: 0, isRaining: false }

const MORNING: Light = {
  ...DRY,
  toSun: vector.unit([-0.95, 0.62, -0.6]),
  sunlight: shining('#ffe7c4', 1.05),
  skylight: shining('#c9dcea', 0.55),
  bounce: shining('#d8cfb4', 0.32),
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
}

const NOON: Light = {
  ...DRY,
  toSun: vector.unit([-0.55, 0.74, -0.85]),
  sunlight: shining('#fff5e2', 1.1),
  skylight: shining('#c4dcf0', 0.52),
  bounce: shining('#cfd0b6', 0.34),
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
}

const GOLDEN: Light = {
  ...DRY,
  toSun: vector.unit([-1, 0.42, -0.6]),
  sunlight: shining('#ffcf98', 1.15),
  skylight: shining('#b9bfd6', 0.5),
  bounce: shining('#cdb090', 0.34),
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
}

const DUSK: Light = {
  ...DRY,
  toSun: vector.unit([-0.6, 0.8, -0.5]),
  sunlight: shining('#c8a9b8', 0.1),
  skylight: shining('#b0b5d6', 0.6),
  bounce: shining('#cfa285', 0.36),
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
}

const NIGHT: Light = {
  ...DRY,
  toSun: vector.unit([0.5, 0.8, -0.5]),
  sunlight: shining('#8fa6dc', 0.1),
  skylight: shining('#8d9bcb', 0.4),
  bounce: shining('#a08d90', 0.27),
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
}

const OVERCAST: Light = {
  ...DRY,
  toSun: vector.unit([-0.3, 1, -0.5]),
  sunlight: shining('#e6eaec', 0.28),
  skylight: shining('#e9edee', 0.95),
  bounce: shining('#cfd0c4', 0.56),
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
}

const RAIN: Light = {
  ...OVERCAST,
  sunlight: shining('#cfd8de', 0.16),
  skylight: shining('#cbd5da', 0.86),
  bounce: shining('#b3bbb6', 0.5),
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

/** The hours and weathers of the demo pictures. */
export const LIGHTS: Readonly<Record<LightName, Light>> = {
  morning: MORNING,
  noon: NOON,
  golden: GOLDEN,
  dusk: DUSK,
  night: NIGHT,
  overcast: OVERCAST,
  rain: RAIN,
}
