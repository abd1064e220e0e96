import { readFile, writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import { AREA_LEVELS } from '@tahanan/places/area.ts'
import type { AreaLevel } from '@tahanan/places/area.ts'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { readOptions, usageFailure } from '../setup/read-options.mjs'

/*
 * Makes services/places/areas.tsv.gz of the two files of the Philippine Standard Geographic Code:
 *
 *   node scripts/run.mjs scripts/places/build-gazetteer.ts --psgc psgc.csv --places places.csv
 *
 * A line for each area, inner areas behind the one they lie in: level, code, name, last part of the slug, then point
 * and box in ten-thousandths of a degree (about 11 m), the box as distances from the point.
 */

const OUTPUT = new URL('../../services/places/areas.tsv.gz', import.meta.url)

/** The province that a city lies in which governs itself, by the city's code. People look for it there. */
const PROVINCES_OF_CITIES: Readonly<Record<string, string>> = {
  '330100000': 'Pampanga',
  '331400000': 'Zambales',
  '431200000': 'Quezon',
  '630200000': 'Negros Occidental',
  '631000000': 'Iloilo',
  '730600000': 'Cebu',
  '731100000': 'Cebu',
  '731300000': 'Cebu',
  '831600000': 'Leyte',
  '931700000': 'Zamboanga del Sur',
  '990101000': 'Basilan',
  '1030500000': 'Misamis Oriental',
  '1030900000': 'Lanao del Norte',
  '1230800000': 'South Cotabato',
  '1430300000': 'Benguet',
  '1630400000': 'Agusan del Norte',
  '1731500000': 'Palawan',
}

const NAMES: Readonly<Record<string, string>> = {
  'National Capital Region': 'Metro Manila',
  'City of Manila': 'Manila',
  'Island Garden City of Samal': 'Samal City',
  'Science City of Muñoz': 'Muñoz City',
  'City of San Jose Del Monte': 'San Jose del Monte City',
}

const LEVELS: Readonly<Record<string, AreaLevel>> = {
  Reg: 'region',
  Prov: 'province',
  City: 'city',
  Mun: 'city',
  Bgy: 'barangay',
}

const MANILA = '1380600000'

const rowSchema = z.object({
  code: z.string(),
  level: z.string(),
  name: z.string(),
  parent: z.string(),
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  west: z.coerce.number(),
  south: z.coerce.number(),
  east: z.coerce.number(),
  north: z.coerce.number(),
})

type Row = z.infer<typeof rowSchema>

async function buildGazetteer(psgcPath: string, placesPath: string): Promise<void> {
  const rows = z.array(rowSchema).parse(parse(await readFile(psgcPath), { columns: true }))
  const places = z
    .array(z.object({ province: z.string(), city: z.string(), barangay: z.string() }))
    .parse(parse(await readFile(placesPath), { columns: true }))
  const byCode = new Map(rows.map((row) => [row.code, row]))
  const provinces = new Map(rows.filter(({ level }) => level === 'Prov').map((row) => [row.name, row.code]))
  const children = new Map<string, Row[]>()
  for (const row of rows.filter(({ level }) => level in LEVELS)) {
    const parent = parentOf(row, byCode, provinces)
    children.set(parent, [...(children.get(parent) ?? []), row])
  }
  const parts = [
    ...new Set(
      places
        .filter(({ city, province }) => `${province}/${city}` === 'metro-manila/manila')
        .map(({ barangay }) => barangay.replace(/-\d+$/, '')),
    ),
  ]
  const lines: string[] = []
  const writeAll = (parent: string) => {
    const taken = new Set<string>()
    for (const row of children.get(parent) ?? []) {
      const level = LEVELS[row.level] ?? 'barangay'
      const name = NAMES[row.name] ?? row.name.replace(/^City of (.+)$/, '$1 City')
      lines.push([AREA_LEVELS.indexOf(level), row.code, name, freeSlug(name, taken), ...placeOf(row)].join('\t'))
      if (row.code === MANILA) lines.push(...parts.map(partOfManila))
      writeAll(row.code)
    }
  }
  writeAll('')
  await writeFile(OUTPUT, gzipSync(`${lines.join('\n')}\n`, { level: 9 }))
  console.log(`${lines.length} areas`)
}

/** Districts are left out: their cities lie in the region. */
function parentOf(row: Row, byCode: ReadonlyMap<string, Row>, provinces: ReadonlyMap<string, string>): string {
  const province = provinces.get(PROVINCES_OF_CITIES[row.code] ?? '')
  if (province !== undefined) return province
  const parent = byCode.get(row.parent)
  return parent?.level === 'Dist' ? parent.parent : row.parent
}

function freeSlug(name: string, taken: Set<string>): string {
  const folded = foldText(name).replaceAll(' ', '-')
  let slug = folded
  for (let number = 2; taken.has(slug); number += 1) slug = `${folded}-${number}`
  taken.add(slug)
  return slug
}

function placeOf({ lat, lon, west, south, east, north }: Row): readonly number[] {
  const [latitude, longitude] = [lat, lon].map(tenThousandths)
  const [w, s, e, n] = [lon - west, lat - south, east - lon, north - lat].map(tenThousandths)
  return [latitude, longitude, w, s, e, n].map((value) => value ?? 0)
}

function tenThousandths(degrees: number): number {
  return Math.round(degrees * 10_000)
}

/** The code has no parts of Manila; places.csv has. They get numbers below the city's that the code does not use. */
function partOfManila(slug: string, index: number): string {
  const name = slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
  return [AREA_LEVELS.indexOf('barangay'), Number(MANILA) + 900 + index, name, slug].join('\t')
}

const USAGE = `Usage: node scripts/run.mjs scripts/places/build-gazetteer.ts --psgc psgc.csv --places places.csv`

const { values } = readOptions(USAGE, {
  args: process.argv.slice(2),
  options: { psgc: { type: 'string' }, places: { type: 'string' } },
})
if (values.psgc === undefined || values.places === undefined) {
  throw usageFailure(USAGE, 'It makes its file of two')
}
await buildGazetteer(values.psgc, values.places)
