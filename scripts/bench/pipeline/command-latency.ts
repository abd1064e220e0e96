import { openListener } from '@tahanan/platform/postgres/listener.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import { READ_CHANGED } from '@tahanan/read-models/projection/read-changed.ts'
import { z } from 'zod'
import type { RunningInstallation } from '../install/start-installation.ts'
import { quantile } from '../report/quantile.ts'

/** Milliseconds of one command on its way to the public answer. */
interface Journey {
  readonly total: number
  /** Request to answer of the admin API: parsed, decided, stored, committed. */
  readonly command: number
  /** Committed to appended to the topic. */
  readonly relay: number
  /** Appended to refreshed views. */
  readonly project: number
  /** Refreshed to read by a visitor. */
  readonly answer: number
}

export type LatencySummary = Readonly<Record<keyof Journey, { readonly p50: number; readonly p95: number }>>

const EVERY_MS = 50
const GIVE_UP_MS = 10_000
const listingSchema = z.object({ price_sort: z.number().nullable() })

/**
 * Sends commands at 20 a second, each to a listing of its own, and looks when visitors see it. Clocks are those of
 * this machine, the database's among them.
 */
export async function measureCommandLatency(
  { origin, token, databaseUrl }: RunningInstallation,
  commands: number,
): Promise<LatencySummary> {
  const pool = openPool({ connectionString: databaseUrl, max: 2, applicationName: 'bench' })
  const { rows: listings } = await pool.query<{ id: number; slug: string }>(
    `select id, slug from app.listing where listing_type = 1 and is_published and availability = 0
     and deleted_at is null order by md5(id::text) limit $1`,
    [commands],
  )
  const projected = new Map<string, number>()
  const listener = openListener({ connectionString: databaseUrl, applicationName: 'bench' })
  listener.listen(READ_CHANGED, (payload) => {
    for (const { slug } of payload === undefined ? [] : listings) {
      if (payload?.includes(`"${slug}"`) === true) projected.set(slug, Date.now())
    }
  })

  async function travel(id: number, slug: string, price: number): Promise<Journey> {
    const startedAt = Date.now()
    const response = await fetch(`${origin}/api/admin/listing/${id}/update/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ price }),
    })
    if (!response.ok) throw new Error(`The update of listing ${id} answered ${response.status}.`)
    const commandedAt = Date.now()
    const giveUpAt = startedAt + GIVE_UP_MS
    while (!projected.has(slug)) {
      if (Date.now() > giveUpAt) throw new Error(`Listing ${id} was not projected within ${GIVE_UP_MS} ms.`)
      await pause(1)
    }
    for (;;) {
      const seen = listingSchema.parse(await (await fetch(`${origin}/api/listing/${slug}/`)).json())
      if (seen.price_sort === price) break
      if (Date.now() > giveUpAt) throw new Error(`Visitors did not see listing ${id} within ${GIVE_UP_MS} ms.`)
    }
    const answeredAt = Date.now()
    const { rows } = await pool.query<{ at: number }>(
      `select extract(epoch from appended_at)::float8 * 1000 as at from bus.message
       where key = $1 order by appended_at desc limit 1`,
      [`listing:${id}`],
    )
    // The relay may be faster than the answer to the command: no stage is shorter than nothing.
    const appendedAt = Math.max(commandedAt, rows[0]?.at ?? commandedAt)
    const projectedAt = Math.max(appendedAt, projected.get(slug) ?? appendedAt)
    return {
      total: answeredAt - startedAt,
      command: commandedAt - startedAt,
      relay: appendedAt - commandedAt,
      project: projectedAt - appendedAt,
      answer: answeredAt - projectedAt,
    }
  }

  // Another one each time: what changes nothing goes nowhere.
  const lowest = 1_000_000 + (Date.now() % 1_000_000)
  const journeys: Promise<Journey>[] = []
  for (const [index, { id, slug }] of listings.entries()) {
    journeys.push(travel(id, slug, lowest + index))
    await pause(EVERY_MS)
  }
  const travelled = await Promise.all(journeys)
  await listener.close()
  await pool.end()
  const summary = (stage: keyof Journey) => {
    const values = travelled.map((journey) => journey[stage])
    return { p50: quantile(values, 0.5), p95: quantile(values, 0.95) }
  }
  return {
    total: summary('total'),
    command: summary('command'),
    relay: summary('relay'),
    project: summary('project'),
    answer: summary('answer'),
  }
}
