import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Point } from '@tahanan/contracts/place/place.ts'
import type { BoundingBox } from '@tahanan/contracts/search/listing-filters.ts'
import { AREA_LEVELS } from './area.ts'
import type { Area, AreaLevel } from './area.ts'
import { keysOfArea } from './area-names.ts'
import { TypoIndex } from './typo-index.ts'

const FILE = new URL('../areas.tsv.gz', import.meta.url)
const TEN_THOUSANDTHS = 10_000

/** The areas of the Philippines, by code, slug and name. Read-only; some 30 MB, so one for each process. */
export interface Gazetteer {
  areaOf(code: string): Area | undefined
  areaAt(slug: string): Area | undefined
  /** The areas directly inside; regions without an argument. */
  children(area?: Area): readonly Area[]
  /** By a key of `nameKey`; the larger areas first. */
  named(key: string): readonly Area[]
  /** Of a name that was mistyped by one letter in four at most; none for a key that is a name. */
  nearlyNamed(key: string): readonly Area[]
  /** Areas of which a key begins with this, the larger ones first. */
  namedLike(prefix: string, limit: number): readonly Area[]
}

let opened: Gazetteer | undefined

/** Reads the data file at the first call, in some 200 ms; what few ask for is indexed when they do. */
export function openGazetteer(): Gazetteer {
  opened ??= new AreaIndex(readAreas())
  return opened
}

class AreaIndex implements Gazetteer {
  readonly #areas: readonly Area[]
  readonly #byCode: ReadonlyMap<string, Area>
  readonly #byKey = new Map<string, Area[]>()
  #bySlug: ReadonlyMap<string, Area> | undefined
  #byParent: Map<Area | undefined, Area[]> | undefined
  #sortedKeys: readonly string[] | undefined
  #typos: TypoIndex | undefined

  constructor(areas: readonly Area[]) {
    this.#areas = areas
    this.#byCode = new Map(areas.map((area) => [area.code, area]))
    // The larger areas first, so that every list of the index is in this order.
    for (const level of AREA_LEVELS) {
      for (const area of areas) {
        if (area.level === level) for (const key of keysOfArea(area)) append(this.#byKey, key, area)
      }
    }
  }

  areaOf(code: string): Area | undefined {
    return this.#byCode.get(code)
  }

  areaAt(slug: string): Area | undefined {
    this.#bySlug ??= new Map(this.#areas.map((area) => [area.slug, area]))
    return this.#bySlug.get(slug)
  }

  children(area?: Area): readonly Area[] {
    if (this.#byParent === undefined) {
      this.#byParent = new Map()
      for (const child of this.#areas) append(this.#byParent, child.parent, child)
    }
    return this.#byParent.get(area) ?? []
  }

  named(key: string): readonly Area[] {
    return this.#byKey.get(key) ?? []
  }

  nearlyNamed(key: string): readonly Area[] {
    if (this.#byKey.has(key)) return []
    const isOfCity = (name: string) => this.#byKey.get(name)?.[0]?.level !== 'barangay'
    this.#typos ??= new TypoIndex(this.#keys(), isOfCity)
    return this.#inOrder(this.#typos.near(key))
  }

  namedLike(prefix: string, limit: number): readonly Area[] {
    const keys = this.#keys()
    const from = firstFrom(keys, prefix)
    let to = from
    while (keys[to]?.startsWith(prefix) === true) to += 1
    return this.#inOrder(keys.slice(from, to)).slice(0, limit)
  }

  #keys(): readonly string[] {
    this.#sortedKeys ??= [...this.#byKey.keys()].toSorted()
    return this.#sortedKeys
  }

  #inOrder(keys: readonly string[]): readonly Area[] {
    const depth = ({ level }: Area) => AREA_LEVELS.indexOf(level)
    return [...new Set(keys.flatMap((key) => this.named(key)))].toSorted((a, b) => depth(a) - depth(b))
  }
}

/** In the file's order: an area behind the one that it lies in. */
function readAreas(): readonly Area[] {
  // The area of each level that the next lines may lie in.
  const open: (Area | undefined)[] = []
  return gunzipSync(readFileSync(FILE))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => {
      const level = Number(line.charAt(0))
      const area = new LineOfArea(line, level, open[level - 1] ?? open[level - 2])
      open[level] = area
      open[level + 1] = undefined
      return area
    })
}

/** An area as a line of the file says it; its place is read when somebody asks for it. */
class LineOfArea implements Area {
  readonly code: string
  readonly level: AreaLevel
  readonly name: string
  readonly slug: string
  readonly parent: Area | undefined
  readonly #line: string

  constructor(line: string, level: number, parent: Area | undefined) {
    const [, code = '', name = '', slug = ''] = line.split('\t', 4)
    this.code = code
    this.level = AREA_LEVELS[level] ?? 'barangay'
    this.name = name
    // Nobody names a region before a province; Metro Manila has none.
    const isSlugOfItsOwn = parent === undefined || (parent.level === 'region' && level === 1)
    this.slug = isSlugOfItsOwn ? slug : `${parent.slug}/${slug}`
    this.parent = parent
    this.#line = line
  }

  get point(): Point | undefined {
    const [latitude, longitude] = this.#place()
    if (latitude === undefined || longitude === undefined) return undefined
    return { latitude: latitude / TEN_THOUSANDTHS, longitude: longitude / TEN_THOUSANDTHS }
  }

  get bounds(): BoundingBox | undefined {
    const [latitude, longitude, west = 0, south = 0, east = 0, north = 0] = this.#place()
    if (latitude === undefined || longitude === undefined) return undefined
    return {
      west: (longitude - west) / TEN_THOUSANDTHS,
      south: (latitude - south) / TEN_THOUSANDTHS,
      east: (longitude + east) / TEN_THOUSANDTHS,
      north: (latitude + north) / TEN_THOUSANDTHS,
    }
  }

  /** Latitude, longitude, distances of the west, south, east and north edge; nothing for a part of Manila. */
  #place(): readonly number[] {
    return this.#line.split('\t').slice(4).map(Number)
  }
}

function append<Key>(map: Map<Key, Area[]>, key: Key, area: Area): void {
  const areas = map.get(key)
  if (areas === undefined) map.set(key, [area])
  else areas.push(area)
}

/** Index of the first text that is not before `text`. */
function firstFrom(sorted: readonly string[], text: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}
