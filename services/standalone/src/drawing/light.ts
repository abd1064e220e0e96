import type { Stop } from './canvas.ts'
import type { Color } from './color.ts'
import type { Vector } from './vector.ts'

/** An hour and its weather: everything that it does to colours. */
export interface Light {
  /** Towards the sun, or whatever shines; one metre long. */
  readonly toSun: Vector
  readonly sunlight: Color
  /** Falls on everything from above, and `bounce` from below. */
  readonly skylight: Color
  readonly bounce: Color
  /** What distance fades into, and how fast: the share lost in the first metre. */
  readonly haze: string
  readonly hazePerMetre: number
  /** What casters throw on a face: shade outdoors; light indoors, where it is the windows that cast. */
  readonly shadow: { readonly color: string; readonly opacity: number }
  /** From the zenith to the horizon. */
  readonly sky: readonly Stop[]
  readonly clouds: { readonly bright: string; readonly dark: string; readonly count: number; readonly size: number }
  /** Sun or moon in the picture, by shares of its width and height; none when it is behind the viewer. */
  readonly disc?: { readonly x: number; readonly y: number; readonly color: string; readonly isMoon: boolean }
  readonly stars: number
  /** What panes mirror, from their top to their bottom. */
  readonly glass: readonly [top: string, bottom: string]
  /** Share of windows with a lamp on behind them. */
  readonly litWindows: number
  readonly isRaining: boolean
}
