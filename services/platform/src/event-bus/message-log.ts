import type pg from 'pg'
import type { Message, TopicSettings } from './event-bus.ts'

export interface Topic extends TopicSettings {
  readonly id: number
}

export type MessageLog = ReturnType<typeof openMessageLog>

/** The tables of the embedded log, for reading. Appending is `bus.append` (see the migration). */
export function openMessageLog(pool: pg.Pool) {
  /** A topic never changes once it is made. */
  const topics = new Map<string, Topic>()

  async function findTopic(name: string): Promise<Topic | undefined> {
    const known = topics.get(name)
    if (known !== undefined) return known
    const { rows } = await pool.query<Topic>('select id, name, partitions, compacted from bus.topic where name = $1', [
      name,
    ])
    if (rows[0] !== undefined) topics.set(name, rows[0])
    return rows[0]
  }

  async function getTopic(name: string): Promise<Topic> {
    const topic = await findTopic(name)
    if (topic === undefined) throw new Error(`There is no topic "${name}".`)
    return topic
  }

  async function offsets(sql: string, values: readonly unknown[]): Promise<ReadonlyMap<number, bigint>> {
    const { rows } = await pool.query<{ partition: number; offset: string }>(sql, [...values])
    return new Map(rows.map((row) => [row.partition, BigInt(row.offset)]))
  }

  return {
    getTopic,

    async deleteTopic(name: string): Promise<void> {
      topics.delete(name)
      await pool.query(
        `with gone as (select id from bus.topic where name = $1),
          messages as (delete from bus.message using gone where topic = gone.id),
          offsets as (delete from bus.group_offset using gone where topic = gone.id),
          partitions as (delete from bus.partition using gone where topic = gone.id)
        delete from bus.topic using gone where topic.id = gone.id`,
        [name],
      )
    },

    /** Makes the topic or checks that it is as wanted. */
    async ensureTopic({ name, partitions, compacted }: TopicSettings): Promise<void> {
      await pool.query(
        `with made as (
           insert into bus.topic (name, partitions, compacted) values ($1, $2, $3)
           on conflict (name) do nothing returning id, partitions
         )
         insert into bus.partition (topic, number) select id, generate_series(0, partitions - 1) from made`,
        [name, partitions, compacted],
      )
      const topic = await getTopic(name)
      if (topic.partitions !== partitions || topic.compacted !== compacted) {
        throw new Error(
          `Topic "${name}" has ${topic.partitions} partitions and is ${topic.compacted ? '' : 'not '}compacted; ` +
            `${partitions} and ${compacted ? '' : 'not '}compacted were asked for. That cannot change: keys would move ` +
            'to other partitions and lose their order. Use a new topic.',
        )
      }
    },

    async read(topic: Topic, partition: number, from: bigint, limit: number): Promise<Message[]> {
      const { rows } = await pool.query<Omit<Message, 'offset'> & { readonly offset: string }>({
        name: 'bus.read',
        text: `select "offset", key, value, headers, appended_at as "appendedAt" from bus.message
          where topic = $1 and partition = $2 and "offset" >= $3 order by "offset" limit $4`,
        values: [topic.id, partition, from, limit],
      })
      return rows.map((row) => ({ ...row, offset: BigInt(row.offset) }))
    },

    /** One past the last message, per partition. */
    ends: (topic: Topic) =>
      offsets('select number as partition, next_offset as offset from bus.partition where topic = $1 order by number', [
        topic.id,
      ]),

    /** Next offsets that a group committed. */
    committed: (topic: Topic, group: string) =>
      offsets('select partition, next_offset as offset from bus.group_offset where topic = $1 and "group" = $2', [
        topic.id,
        group,
      ]),
  }
}
