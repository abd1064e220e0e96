import { createHash } from 'node:crypto'
import { areaPageSchema, type AreaPart } from '@tahanan/contracts/place/area-page.ts'
import type { Area } from '@tahanan/places/area.ts'
import { areaAt } from '@tahanan/places/area-at.ts'
import { areasNear, partsOf } from '@tahanan/places/areas-near.ts'
import { openGazetteer } from '@tahanan/places/gazetteer.ts'
import type { Queryable } from '@tahanan/platform/postgres/open-pool.ts'
import { asciiJson, type Page } from '../page/page.ts'
import { areaMap } from './area-map.ts'
import { areaPath, areaTrail } from './area-trail.ts'
import { COUNTRY } from './pending-area.store.ts'

const medians = areaPageSchema.shape.parts.element.shape.median_sqm

/** Of the nearest so many, those that have offers. */
const NEIGHBOURS = { looked: 40, shown: 12 }

interface AreaRow {
  readonly code: string
  readonly offers: number
  readonly numbers: string
  readonly medianSqm: string
  readonly cards: string | null
  readonly projects: string | null
}

/** What an area's page shows, by slugs from the outermost area on; none of them is the whole country. One indexed read. */
export async function findAreaPage(pool: Queryable, slugs: readonly string[]): Promise<Page> {
  const gazetteer = openGazetteer()
  const area = areaAt(gazetteer, slugs)
  if (area === undefined && slugs.length > 0) return { kind: 'none' }
  if (area !== undefined && area.slug !== slugs.join('/')) return { kind: 'moved', slug: area.slug }
  const parts = partsOf(gazetteer, area)
  const neighbours = area === undefined ? [] : areasNear(gazetteer, area, NEIGHBOURS.looked)
  const own = area?.code ?? COUNTRY
  const rows = await readAreas(pool, own, [...parts, ...neighbours])
  const { offers = 0, numbers = '[]', cards, projects } = rows.get(own) ?? {}
  const map = areaMap(area)
  const withOffers = (areas: readonly Area[], shapes?: ReadonlyMap<string, string>) =>
    areas.flatMap((one): AreaPart[] => {
      const row = rows.get(one.code)
      if (row === undefined) return []
      const medianSqm = medians.parse(JSON.parse(row.medianSqm))
      return [
        {
          name: one.name,
          path: areaPath(one),
          offers: row.offers,
          median_sqm: medianSqm,
          shape: shapes?.get(one.code),
        },
      ]
    })
  const rest = [...(map?.shapes ?? [])].filter(([code]) => !rows.has(code)).map(([, shape]) => shape)
  const head = asciiJson({
    code: area?.code ?? null,
    level: area?.level ?? 'country',
    name: area?.name ?? '',
    path: areaPath(area),
    point: area?.point ?? null,
    trail: areaTrail(area).slice(0, -1),
    offers,
    parts: withOffers(parts, map?.shapes).toSorted((a, b) => b.offers - a.offers),
    neighbours: withOffers(neighbours).slice(0, NEIGHBOURS.shown),
    map: map === undefined ? null : { height: map.height, rest: rest.join('') },
  })
  const json = `${head.slice(0, -1)},"numbers":${numbers},"listings":[${cards ?? ''}],"projects":[${projects ?? ''}]}`
  return { kind: 'found', json, rev: createHash('sha256').update(json).digest('base64url') }
}

/** The areas among these that have offers, by code; `own`, unless it is the country, with its newest offers that can still be had. */
async function readAreas(pool: Queryable, own: string, others: readonly Area[]): Promise<ReadonlyMap<string, AreaRow>> {
  const { rows } = await pool.query<AreaRow>({
    name: 'find-area-page',
    text: `select code, offers, numbers, median_sqm as "medianSqm",
        case when code = $1 and code <> '${COUNTRY}' then (select string_agg(card, ',' order by id desc) from listing_view
          where id = any (listing_ids) and listed) end as cards,
        case when code = $1 and code <> '${COUNTRY}' then (select string_agg(card, ',' order by array_position(project_ids, id)) from project_view
          where id = any (project_ids)) end as projects
      from area_view where code = any ($2::text[])`,
    values: [own, [own, ...others.map(({ code }) => code)]],
  })
  return new Map(rows.map((row) => [row.code, row]))
}
