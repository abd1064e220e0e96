import type pg from 'pg'

const RETENTION = '30 days'

/** Removes what is too old from the topics that are not compacted. Cheap when there is nothing to do. */
export async function trimTopics(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ topic: number; number: number }>(
    'select topic, number from bus.partition join bus.topic on id = topic where not compacted order by topic, number',
  )
  for (const { topic, number } of rows) {
    let removed: number
    do {
      const result = await pool.query<{ removed: string }>('select bus.trim($1, $2, $3) as removed', [
        topic,
        number,
        RETENTION,
      ])
      removed = Number(result.rows[0]?.removed)
    } while (removed > 0)
  }
}
