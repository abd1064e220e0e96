import type { Message } from '@tahanan/platform/event-bus/event-bus.ts'
import type pg from 'pg'
import { z } from 'zod'

const timedSchema = z.object({ occurredAt: z.iso.datetime() })

/** How long changes take: the newest one that is shown. */
export interface ProjectionLag {
  readonly occurredAt: Date
  readonly shownAt: Date
}

/** Notes that everything up to this message is shown now. One that does not say when it happened tells nothing. */
export async function noteProjectionLag(pool: pg.Pool, { value }: Pick<Message, 'value'>): Promise<void> {
  const timed = timedSchema.safeParse(parsed(value))
  if (!timed.success) return
  await pool.query({
    name: 'note-projection-lag',
    text: `insert into projection_pace as known (occurred_at, shown_at) values ($1, clock_timestamp())
      on conflict (id) do update set occurred_at = excluded.occurred_at, shown_at = excluded.shown_at
        where known.occurred_at < excluded.occurred_at`,
    values: [timed.data.occurredAt],
  })
}

/** Undefined until something was shown. */
export async function findProjectionLag(pool: pg.Pool): Promise<ProjectionLag | undefined> {
  const { rows } = await pool.query<ProjectionLag>(
    'select occurred_at as "occurredAt", shown_at as "shownAt" from projection_pace',
  )
  return rows[0]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
