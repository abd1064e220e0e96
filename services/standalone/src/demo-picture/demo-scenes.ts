import { readFileSync } from 'node:fs'
import { z } from 'zod'

const FILE = new URL('../../../../scripts/seed/pictures.json', import.meta.url)

const sceneSchema = z.object({
  /** Its own among all, in words: a caption, and the stem of the file's name. */
  name: z.string(),
  /** What it shows; houses by their unit type (§3). */
  subject: z.enum([
    'single-attached',
    'single-detached',
    'duplex',
    'townhouse',
    'bungalow',
    'tower',
    'lot',
    'commercial lot',
    'farm',
    'industrial lot',
    'memorial',
    'special',
    'building',
    'hotel',
    'resort',
    'warehouse',
    'amenity',
    'interior',
    'plan',
  ]),
  /** What it claims to be, as advertisements must say (caption kinds of pictures). */
  kind: z.enum(['actual', 'perspective', 'floor plan']),
})

/** A picture among the files of the demo catalogue. */
export type SceneFile = Readonly<z.infer<typeof sceneSchema>>
export type SceneSubject = SceneFile['subject']

/** Every picture of the demo catalogue that is no logo, always in the same order. */
export const DEMO_SCENES: readonly SceneFile[] = z.array(sceneSchema).parse(JSON.parse(readFileSync(FILE, 'utf8')))
