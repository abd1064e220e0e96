import { DARK_LIGHTS } from './dark-lights.ts'
import { GREY_LIGHTS } from './grey-lights.ts'
import type { Light } from './light.ts'
import { SUNNY_LIGHTS } from './sunny-lights.ts'

export type LightName = 'morning' | 'noon' | 'golden' | 'dusk' | 'night' | 'overcast' | 'rain'

/** The hours and weathers of the demo pictures. */
export const LIGHTS: Readonly<Record<LightName, Light>> = { ...SUNNY_LIGHTS, ...DARK_LIGHTS, ...GREY_LIGHTS }
