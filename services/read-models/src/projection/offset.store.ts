import type pg from 'pg'

/** How far a partition has been dealt with. */
export interface Position {
  readonly topic: string
  readonly partition: number
  readonly nextOffset: bigint
}

/** Notes the offset after the last message that was dealt with; it never goes back. */
export async function storeOffset(client: pg.PoolClient, position: Position): Promise<void> {
  await client.query({
    name: 'store-offset',
    text: `insert into projection_offset as known (topic, partition, next_offset) values ($1, $2, $3)
      on conflict (topic, partition) do update set next_offset = greatest(known.next_offset, excluded.next_offset)`,
    values: [position.topic, position.partition, position.nextOffset],
  })
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
