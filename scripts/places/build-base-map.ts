import { writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import GeoJSONVT, { type LegacyTile } from 'geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Area } from '@tahanan/places/area.ts'
import { bordersBetween, landShape } from '@tahanan/places/boundaries.ts'
import { openGazetteer } from '@tahanan/places/gazetteer.ts'
import type { Feature, Geometry } from 'geojson'

/*
 * Makes services/places/base-map.tiles of the boundaries and the gazetteer:
 *
 *   node scripts/run.mjs scripts/places/build-base-map.ts
 *
 * Vector tiles with the layers below; names are points with `name` and, but for barangays, how many `parts` an area has. The
 * first line is an index of JSON, `z/x/y` to offset and length of a tile; behind it come the tiles, each compressed by gzip.
 */

const OUTPUT = new URL('../../services/places/base-map.tiles', import.meta.url)
const ZOOMS = [4, 5, 6, 7, 8, 9, 10]
/** All land lies in it, in degrees. */
const COUNTRY = { west: 116.5, south: 4, east: 127, north: 21.5 }

/** What the tiles hold, and from which zoom on. Names of barangays are only where the tiles end, and stay from there on. */
const LAYERS = [
  { name: 'land', from: 4, features: [feature(landShape())] },
  { name: 'province-borders', from: 4, features: [feature(bordersBetween('province'))] },
  { name: 'city-borders', from: 7, features: [feature(bordersBetween('city'))] },
  { name: 'provinces', from: 4, features: namesOf('province') },
  { name: 'cities', from: 6, features: namesOf('city') },
  { name: 'barangays', from: 10, features: namesOf('barangay') },
]

function feature(geometry: Geometry, properties: Record<string, string | number> = {}): Feature {
  return { type: 'Feature', geometry, properties }
}

/** Metro Manila has no provinces, and stands for one. */
function namesOf(level: Area['level']): Feature[] {
  const gazetteer = openGazetteer()
  const within = (area?: Area): readonly Area[] => gazetteer.children(area).flatMap((part) => [part, ...within(part)])
  return within()
    .filter((area) => area.level === level || (level === 'province' && area.name === 'Metro Manila'))
    .flatMap((area) => {
      const { point, name } = area
      if (point === undefined) return []
      const parts = gazetteer.children(area).length
      return [
        feature(
          { type: 'Point', coordinates: [point.longitude, point.latitude] },
          { name, ...(parts > 0 && { parts }) },
        ),
      ]
    })
}

function buildTiles(): Map<string, Buffer> {
  const indexes = LAYERS.map(({ features, ...layer }) => ({
    ...layer,
    index: new GeoJSONVT({ type: 'FeatureCollection', features }, { maxZoom: 11, extent: 2048 }),
  }))
  const tiles = new Map<string, Buffer>()
  for (const z of ZOOMS) {
    const [left, top] = tileAt(z, COUNTRY.west, COUNTRY.north)
    const [right, bottom] = tileAt(z, COUNTRY.east, COUNTRY.south)
    for (let x = left; x <= right; x += 1) {
      for (let y = top; y <= bottom; y += 1) {
        const layers: Record<string, LegacyTile> = {}
        for (const { name, from, index } of indexes) {
          const tile = z < from ? null : index.getTile(z, x, y)
          if (tile !== null && tile.features.length > 0) layers[name] = tile
        }
        if (Object.keys(layers).length === 0) continue
        tiles.set(`${z}/${x}/${y}`, gzipSync(fromGeojsonVt(layers, { version: 2, extent: 2048 }), { level: 9 }))
      }
    }
  }
  return tiles
}

/** Column and row of the tile of a point, by the Web Mercator projection. */
function tileAt(zoom: number, longitude: number, latitude: number): readonly [number, number] {
  const y = 0.5 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI)
  return [Math.floor((longitude / 360 + 0.5) * 2 ** zoom), Math.floor(y * 2 ** zoom)]
}

const tiles = buildTiles()
const index: Record<string, readonly [number, number]> = {}
let offset = 0
for (const [key, { length }] of tiles) {
  index[key] = [offset, length]
  offset += length
}
await writeFile(OUTPUT, Buffer.concat([Buffer.from(`${JSON.stringify(index)}\n`), ...tiles.values()]))
console.log(`${tiles.size} tiles of ${offset} bytes`)
