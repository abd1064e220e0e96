import type pg from 'pg'

/** The read schema is not as far as this process has brought it: an older state was put in its place. */
export class PositionLost extends Error {
  override readonly name = 'PositionLost'

  constructor(partition: number, expected: bigint, found: bigint) {
    super(`Partition ${partition} had been read up to ${expected}; the read schema says ${found}. It is read again.`)
  }
}

/** How far a partition has been dealt with. */
export interface Position {
  readonly topic: string
  readonly partition: number
  readonly nextOffset: bigint
}

/**
 * Notes the offset after the last message that was dealt with, of a partition that has been brought as far as `expected`
 * before; it never goes back.
 *
 * @throws PositionLost when it is not as far
 */
export async function advanceOffset(client: pg.PoolClient, position: Position, expected: bigint): Promise<void> {
  const { rows } = await client.query<{ before: string }>({
    name: 'store-offset',
    text: `insert into projection_offset as known (topic, partition, next_offset) values ($1, $2, $3)
      on conflict (topic, partition) do update set next_offset = greatest(known.next_offset, excluded.next_offset)
      returning coalesce(
        (select next_offset from projection_offset where topic = $1 and partition = $2), 0)::text as before`,
    values: [position.topic, position.partition, position.nextOffset],
  })
  const before = BigInt(rows[0]?.before ?? 0)
  if (before < expected) throw new PositionLost(position.partition, expected, before)
}

/** Where to go on, by partition; one that was never read is missing. */
export async function loadOffsets(
  client: pg.Pool | pg.PoolClient,
  topic: string,
): Promise<ReadonlyMap<number, bigint>> {
  const { rows } = await client.query<{ partition: number; next_offset: string }>(
    'select partition, next_offset from projection_offset where topic = $1',
    [topic],
  )
  return new Map(rows.map((row) => [row.partition, BigInt(row.next_offset)]))
}
