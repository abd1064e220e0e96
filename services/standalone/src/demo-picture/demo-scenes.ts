/** What a picture claims to be, as advertisements must say (caption kinds of pictures). */
type SceneKind = 'actual' | 'perspective' | 'floor plan'

/** What a picture shows; houses by their unit type (§3). */
export type SceneSubject =
  | 'single-attached'
  | 'single-detached'
  | 'duplex'
  | 'townhouse'
  | 'bungalow'
  | 'tower'
  | 'lot'
  | 'commercial lot'
  | 'farm'
  | 'industrial lot'
  | 'memorial'
  | 'special'
  | 'building'
  | 'hotel'
  | 'resort'
  | 'warehouse'
  | 'amenity'
  | 'interior'
  | 'plan'

/** A picture among the files of the demo catalogue. */
export interface SceneFile {
  readonly subject: SceneSubject
  readonly kind: SceneKind
  /** Its own among all, in words: a caption, and the stem of the file's name. */
  readonly name: string
}

const ROWS = [
  ['single-detached', 'perspective', 'tropical house in the morning'],
  ['single-detached', 'perspective', 'white house at dusk'],
  ['single-detached', 'actual', 'tiled villa in the last sun'],
  ['single-detached', 'actual', 'house of stone and shell windows'],
  ['single-detached', 'actual', 'tropical house at night'],
  ['single-detached', 'perspective', 'white house at noon'],
  ['bungalow', 'actual', 'bungalow with a deep porch'],
  ['bungalow', 'perspective', 'bungalow of two gables'],
  ['bungalow', 'actual', 'bungalow under one slope'],
  ['single-attached', 'perspective', 'attached house at noon'],
  ['single-attached', 'actual', 'attached house in the last sun'],
  ['single-attached', 'actual', 'attached house at dusk'],
  ['duplex', 'perspective', 'duplex in the morning'],
  ['duplex', 'actual', 'duplex under clouds'],
  ['duplex', 'actual', 'duplex in the last sun'],
  ['townhouse', 'perspective', 'gabled townhouses'],
  ['townhouse', 'actual', 'townhouses in light rain'],
  ['townhouse', 'perspective', 'townhouses at noon'],
  ['tower', 'perspective', 'tower over a podium'],
  ['tower', 'perspective', 'twin towers at dusk'],
  ['tower', 'perspective', 'long slab by the park'],
  ['tower', 'perspective', 'slim tower of glass'],
  ['tower', 'perspective', 'tower at night'],
  ['tower', 'perspective', 'garden residences'],
  ['tower', 'perspective', 'tower in light rain'],
  ['lot', 'actual', 'fenced lot in the morning'],
  ['lot', 'actual', 'staked lot in the last sun'],
  ['lot', 'actual', 'walled lot under clouds'],
  ['lot', 'actual', 'hillside lot over a lake'],
  ['commercial lot', 'actual', 'avenue lot at noon'],
  ['commercial lot', 'actual', 'avenue lot in the last sun'],
  ['farm', 'actual', 'vegetable rows'],
  ['farm', 'actual', 'coconut grove'],
  ['farm', 'actual', 'rice fields'],
  ['farm', 'actual', 'mango orchard'],
  ['industrial lot', 'actual', 'levelled site in the morning'],
  ['industrial lot', 'actual', 'levelled site in the last sun'],
  ['memorial', 'actual', 'memorial lawn in the morning'],
  ['memorial', 'actual', 'family estates in the last sun'],
  ['memorial', 'actual', 'memorial lawn under clouds'],
  ['memorial', 'actual', 'family estates at noon'],
  ['special', 'actual', 'beach lot at noon'],
  ['special', 'actual', 'rice terraces'],
  ['special', 'actual', 'pine ridge in the last sun'],
  ['special', 'actual', 'beach lot at dusk'],
  ['resort', 'actual', 'cottages on the beach'],
  ['building', 'actual', 'shops along an arcade'],
  ['building', 'perspective', 'office of glass'],
  ['building', 'actual', 'shops at dusk'],
  ['warehouse', 'actual', 'warehouse with trucks at its doors'],
  ['warehouse', 'perspective', 'warehouse at dusk'],
  ['hotel', 'perspective', 'hotel by the sea at dusk'],
  ['hotel', 'actual', 'hotel before the mountains'],
  ['resort', 'actual', 'thatched villas at the pool'],
  ['amenity', 'perspective', 'pool with a view of the sea'],
  ['amenity', 'perspective', 'pool between the towers'],
  ['amenity', 'perspective', 'gate of the village'],
  ['interior', 'actual', 'living room to the garden'],
  ['interior', 'actual', 'living room to the mountains'],
  ['interior', 'actual', 'living room in the last sun'],
  ['interior', 'actual', 'main bedroom in the morning'],
  ['interior', 'actual', 'main bedroom in clay'],
  ['interior', 'actual', 'second bedroom'],
  ['interior', 'actual', 'kitchen with an island'],
  ['interior', 'actual', 'kitchen in oak'],
  ['interior', 'actual', 'dining room'],
  ['interior', 'actual', 'dining room at dusk'],
  ['interior', 'actual', 'bathroom to the garden'],
  ['interior', 'actual', 'study'],
  ['interior', 'actual', 'lounge over the city at night'],
  ['interior', 'actual', 'lounge over the city at noon'],
  ['interior', 'actual', 'living room over the city at dusk'],
  ['interior', 'actual', 'bedroom over the city'],
  ['interior', 'actual', 'bedroom over the city at night'],
  ['interior', 'actual', 'kitchen at dusk'],
  ['interior', 'actual', 'bathroom in slate'],
  ['interior', 'actual', 'studio over the city'],
  ['interior', 'actual', 'studio in the last sun'],
  ['interior', 'actual', 'loft of double height'],
  ['interior', 'actual', 'home office'],
  ['interior', 'actual', 'balcony over the city'],
  ['interior', 'actual', 'balcony over the city at noon'],
  ['interior', 'actual', 'balcony to the sea'],
  ['interior', 'actual', 'guest room to the sea'],
  ['interior', 'actual', 'guest lounge to the sea'],
  ['interior', 'actual', 'lobby in the morning'],
  ['interior', 'actual', 'lobby at dusk'],
  ['interior', 'actual', 'fitness gym'],
  ['interior', 'actual', 'open office'],
  ['plan', 'floor plan', 'floor plan, single-attached'],
  ['plan', 'floor plan', 'floor plan, single-detached'],
  ['plan', 'floor plan', 'floor plan, duplex'],
  ['plan', 'floor plan', 'floor plan, townhouse'],
  ['plan', 'floor plan', 'floor plan, bungalow'],
  ['plan', 'floor plan', 'floor plan, studio'],
  ['plan', 'floor plan', 'floor plan, one-bedroom'],
  ['plan', 'floor plan', 'floor plan, two-bedroom'],
  ['plan', 'floor plan', 'floor plan, three-bedroom'],
  ['plan', 'floor plan', 'floor plan, loft'],
  ['plan', 'floor plan', 'floor plan, penthouse'],
  ['plan', 'floor plan', 'floor plan, home office'],
  ['plan', 'floor plan', 'floor plan, office'],
  ['plan', 'floor plan', 'floor plan, hotel'],
  ['plan', 'floor plan', 'floor plan, villa'],
  ['plan', 'floor plan', 'site plan, village'],
  ['plan', 'floor plan', 'site plan, farm'],
  ['plan', 'floor plan', 'site plan, commercial'],
  ['plan', 'floor plan', 'site plan, industrial'],
  ['plan', 'floor plan', 'site plan, memorial'],
  ['plan', 'floor plan', 'site plan, beach'],
] as const satisfies readonly (readonly [SceneSubject, SceneKind, string])[]

export type SceneName = (typeof ROWS)[number][2]

/** Every picture of the demo catalogue that is no logo, always in the same order. */
export const DEMO_SCENES: readonly SceneFile[] = ROWS.map(([subject, kind, name]) => ({ subject, kind, name }))
