import { fileURLToPath } from 'node:url'
import type { PicturelessListing } from '@tahanan/catalog/picture/picture.store.ts'
import type { Picture } from '@tahanan/catalog/picture/picture.ts'
import { NO_UNIT_TYPE, UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import sharp from 'sharp'
import { type Family, type Offering, offeringOf } from '../demo/offering.ts'
import { createRandom } from '../demo/random.ts'
import { sentenceCase } from '../demo/noun-of.ts'
import { DEMO_SCENES, type SceneFile, type SceneSubject } from './demo-scenes.ts'

const SEED = 7000

const LISTINGS = 1

const PROJECTS = 2

/** By code of the unit type (§3). */
const HOUSE_COVERS: readonly SceneSubject[] = ['single-attached', 'single-detached', 'duplex', 'townhouse', 'bungalow']

const COVERS: Readonly<Record<Exclude<Family, 'house'>, SceneSubject>> = {
  condo: 'tower',
  lot: 'lot',
  shopLot: 'commercial lot',
  building: 'building',
  hotel: 'hotel',
  resort: 'resort',
  farm: 'farm',
  factoryLot: 'industrial lot',
  memorial: 'memorial',
  special: 'special',
}

/** What else a listing shows of its place, one subject of each list: other views, the street, what residents share. */
const AROUND: Partial<Record<Family, readonly (readonly SceneSubject[])[]>> = {
  lot: [['lot'], ['lot'], ['amenity'], ['single-detached', 'bungalow']],
  shopLot: [['commercial lot'], ['building'], ['building'], ['tower']],
  farm: [['farm'], ['farm'], ['farm']],
  factoryLot: [['industrial lot'], ['warehouse'], ['warehouse']],
  memorial: [['memorial'], ['memorial'], ['memorial']],
  special: [['special'], ['special'], ['special']],
  building: [['building'], ['building']],
  resort: [['resort'], ['amenity']],
  hotel: [['amenity']],
}

const HOUSE: Rooms = [
  ['living room to the garden', 'living room to the mountains', 'living room in the last sun'],
  ['kitchen with an island', 'kitchen in oak'],
  ['main bedroom in the morning', 'main bedroom in clay'],
  ['dining room', 'dining room at dusk'],
  ['bathroom to the garden'],
  ['second bedroom', 'study'],
]

const FLAT: Rooms = [
  ['lounge over the city at night', 'lounge over the city at noon', 'living room over the city at dusk'],
  ['bedroom over the city', 'bedroom over the city at night'],
  ['kitchen at dusk'],
  ['bathroom in slate'],
  ['balcony over the city', 'balcony over the city at noon'],
]

const SHARED: Rooms = [['lobby in the morning', 'lobby at dusk'], ['fitness gym']]

const STUDIO = 5

/** What sets a unit type of condominiums apart, by its code (§3). */
const OWN_ROOM: Readonly<Record<number, Rooms>> = {
  [STUDIO]: [['studio over the city', 'studio in the last sun']],
  9: [['loft of double height']],
  11: [['home office']],
}

const OTHER_ROOMS: Partial<Record<Family, Rooms>> = {
  building: [['open office'], ['lobby in the morning', 'lobby at dusk']],
  hotel: [
    ['lobby at dusk'],
    ['guest room to the sea'],
    ['guest lounge to the sea'],
    ['bathroom to the garden'],
    ['fitness gym'],
  ],
  resort: [['guest room to the sea'], ['balcony to the sea'], ['guest lounge to the sea'], ['bathroom to the garden']],
}

const PLANS: Partial<Record<Family, string>> = {
  lot: 'site plan, village',
  shopLot: 'site plan, commercial',
  farm: 'site plan, farm',
  factoryLot: 'site plan, industrial',
  memorial: 'site plan, memorial',
  special: 'site plan, beach',
  building: 'floor plan, office',
  hotel: 'floor plan, hotel',
  resort: 'floor plan, villa',
}

/** By code of the unit type (§3). */
const UNIT_PLANS = UNIT_TYPES.map((label) =>
  DEMO_SCENES.find(({ name }) => name === `floor plan, ${label.toLowerCase()}`),
)

const ANY_HOUSE = shows('single-attached', 'single-detached', 'duplex', 'townhouse', 'bungalow')

/** Homes are shown with what their residents share. */
const HOMES: Partial<Record<Family, readonly SceneWish[]>> = {
  house: [
    ANY_HOUSE,
    isNamed('gate of the village'),
    ANY_HOUSE,
    isNamed('pool in a garden'),
    isNamed('living room to the garden', 'living room to the mountains'),
    isNamed('site plan, village'),
  ],
  condo: [
    shows('tower'),
    isNamed('lobby in the morning', 'lobby at dusk'),
    isNamed('pool between the towers'),
    isNamed('fitness gym'),
    isNamed('lounge over the city at noon', 'lounge over the city at night'),
    isNamed('floor plan, one-bedroom', 'floor plan, two-bedroom', 'floor plan, studio'),
  ],
}

const FOLDER = new URL('../../../../scripts/seed/pictures/', import.meta.url)
const LOGOS = 24
const QUALITY = 82

/** A picture of the demo catalogue, by the stem of its file, as a JPEG: uploads take no WebP (§7). */
export function readDemoPicture(stem: string): Promise<Buffer> {
  return sharp(fileURLToPath(new URL(`${stem}.webp`, FOLDER)))
    .jpeg({ quality: QUALITY })
    .toBuffer()
}

/** An illustration of the demo catalogue. Many owners show the same one. */
export interface DemoScene extends Pick<Picture, 'caption' | 'kind'> {
  /** Equal names, equal bytes. Fit for a file name. */
  readonly name: string
  /** A JPEG. */
  read(): Promise<Buffer>
}

/** The pictures among the files, each owner's by its id. Several developers may share a logo. */
export const FILE_GALLERY = {
  /** Five or more, the view from outside first. */
  scenesOfListing: ({ id, propertyType, propertySubtype, unitType }: PicturelessListing) =>
    listingScenes(propertyType, propertySubtype, unitType ?? NO_UNIT_TYPE, id).map(asScene),
  scenesOfProject: ({ id, propertyType, propertySubtype }: Omit<PicturelessListing, 'unitType'>) =>
    projectScenes(propertyType, propertySubtype, id).map(asScene),
  logoOfDeveloper: ({ id }: { readonly id: number }) => sceneOf(`logo-${(id % LOGOS) + 1}`, '', null),
}

export type DemoGallery = typeof FILE_GALLERY

function asScene({ name, kind }: SceneFile): DemoScene {
  return sceneOf(name.replaceAll(/[^a-z0-9]+/gi, '-'), sentenceCase(name), kind)
}

function sceneOf(stem: string, caption: string, kind: DemoScene['kind']): DemoScene {
  return { name: `${stem}.jpg`, caption, kind, read: () => readDemoPicture(stem) }
}

/** Says which scenes would do for one picture. */
type SceneWish = (scene: SceneFile) => boolean

/**
 * Pictures of listing number `index`, at least five: the cover fits its type, then its rooms or its surroundings, and
 * its plan at the end. Codes of §3; `unitType` is -1 where there is none.
 */
export function listingScenes(
  propertyType: number,
  propertySubtype: number,
  unitType: number,
  index: number,
): readonly SceneFile[] {
  const offering = offeringOf(propertyType, propertySubtype, unitType)
  const { family } = offering
  const wishes = [
    shows(coverSubject(offering)),
    ...(AROUND[family] ?? []).map((subjects) => shows(...subjects)),
    ...interiorsFor(family, unitType).map((names) => isNamed(...names)),
    isNamed(planName(offering)),
  ]
  return chooseScenes(wishes, LISTINGS, index)
}

/** Pictures of project number `index`, at least five. Codes of §3. */
export function projectScenes(propertyType: number, propertySubtype: number, index: number): readonly SceneFile[] {
  const wishes = HOMES[offeringOf(propertyType, propertySubtype, NO_UNIT_TYPE).family]
  if (wishes === undefined) return listingScenes(propertyType, propertySubtype, NO_UNIT_TYPE, index)
  return chooseScenes(wishes, PROJECTS, index)
}

/**
 * One scene for each wish, none of them twice; a wish that nothing new fulfils is left out. The same stream and index
 * always give the same scenes.
 */
function chooseScenes(wishes: readonly SceneWish[], stream: number, index: number): readonly SceneFile[] {
  const random = createRandom(SEED, stream, index)
  const chosen: SceneFile[] = []
  for (const wish of wishes) {
    const fresh = DEMO_SCENES.filter((scene) => wish(scene) && !chosen.includes(scene))
    if (fresh.length > 0) chosen.push(random.pick(fresh))
  }
  return chosen
}

function shows(...subjects: readonly SceneSubject[]): SceneWish {
  return ({ subject }) => subjects.includes(subject)
}

function isNamed(...names: readonly string[]): SceneWish {
  const unknown = names.find((name) => !DEMO_SCENES.some((scene) => scene.name === name))
  if (unknown !== undefined) throw new RangeError(`No picture is named "${unknown}"`)
  return ({ name }) => names.includes(name)
}

/** What the first picture of an offering shows. */
function coverSubject({ family, unitType }: Offering): SceneSubject {
  return family === 'house' ? (HOUSE_COVERS[unitType] ?? 'single-detached') : COVERS[family]
}

/** One list for each picture; any of a list will do. */
type Rooms = readonly (readonly string[])[]

/** The rooms that a listing shows, in order: a dependencies is one room, and land has none. */
function interiorsFor(family: Family, unitType: number): Rooms {
  if (family === 'house') return HOUSE
  if (family !== 'condo') return OTHER_ROOMS[family] ?? []
  const own = OWN_ROOM[unitType] ?? []
  // One room for everything has no bedroom or lounge beside it.
  const rest = unitType === STUDIO ? FLAT.slice(2) : own.length > 0 ? FLAT.slice(1) : FLAT
  return [...own, ...rest, ...SHARED]
}

/** The scene that is the plan of an offering. */
function planName({ family, unitType }: Offering): string {
  const usual = family === 'condo' ? 'floor plan, two-bedroom' : 'floor plan, single-detached'
  return PLANS[family] ?? UNIT_PLANS[unitType]?.name ?? usual
}
