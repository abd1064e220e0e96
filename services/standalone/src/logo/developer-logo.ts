import { createRandom } from '../demo/random.ts'
import { letterPath } from '../lettering/letter-path.ts'
import { LOGO_MARKS } from './logo-marks.ts'

const LOGO_PIXELS = 640

interface LogoColors {
  readonly paper: string
  readonly ink: string
  readonly accent: string
}

const COLORS: readonly LogoColors[] = [
  { paper: '#fbf8f1', ink: '#2f4a4f', accent: '#c9744a' },
  { paper: '#fbf8f1', ink: '#5b3a2c', accent: '#d9a24f' },
  { paper: '#f6f3ea', ink: '#38513f', accent: '#a9b98a' },
  { paper: '#2f4858', ink: '#f4efe4', accent: '#e0a869' },
  { paper: '#fbf8f1', ink: '#7a3f36', accent: '#c98d7b' },
  { paper: '#f7f2e6', ink: '#34435c', accent: '#7f9cb0' },
  { paper: '#4b5a44', ink: '#f5f0e2', accent: '#d9b871' },
  { paper: '#8d4a37', ink: '#fbf3e4', accent: '#eac08d' },
]

/** A square mark of an invented company: a plain shape over its initials, at most three of them. */
export function developerLogo(seed: number, initials: string): string {
  const random = createRandom(seed)
  const { paper, ink, accent } = random.pick(COLORS)
  const mark = random.pick(LOGO_MARKS)
  const letters = initials.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 3)
  const { path } = letterPath(letters, LOGO_PIXELS / 2, 468, 74)
  const rule = random.chance(0.5)
    ? `<path d="M240 582h160" stroke="${accent}" stroke-width="8" stroke-linecap="round"/>`
    : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${LOGO_PIXELS}" height="${LOGO_PIXELS}" viewBox="0 0 640 640">` +
    `<rect width="640" height="640" fill="${paper}"/>` +
    `<g transform="translate(320 256)">${mark(ink, accent)}</g>` +
    `<path d="${path}" fill="none" stroke="${ink}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>${rule}</svg>`
  )
}
