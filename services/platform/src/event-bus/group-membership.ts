import { randomInt } from 'node:crypto'
import pg from 'pg'
import { openOwnClient } from '../postgres/own-client.ts'
import type { Topic } from './message-log.ts'

export type GroupMembership = Awaited<ReturnType<typeof joinGroup>>

interface MembershipEvents {
  /** A member came, left, or gave a partition up. */
  readonly onGroupChange: () => void
  readonly onAppend: (partition: number) => void
}

const HIGHEST_MEMBER = 2 ** 31 - 1

/** The first key of a two-part advisory lock, as `pg_locks` shows it. */
const lockClass = (kind: string) => `hashtext('bus ${kind} ' || $1 || ' ' || $2)`

/**
 * One reader's part in a consumer group. Everything hangs on one connection: being a member and holding a partition are
 * advisory locks, so a reader that dies leaves the group at once, and committing goes over the same connection, so a
 * reader that lost its partitions cannot commit.
 */
export async function joinGroup(connectionString: string, topic: Topic, group: string, events: MembershipEvents) {
  const name = [topic.name, group]
  const groupChange = name.join(' ')
  const connection = await openOwnClient({
    connectionString,
    applicationName: `group ${group}`,
    onNotification({ channel, payload }) {
      const [topicId, partition] = payload.split('/')
      if (channel === 'bus.group' && payload === groupChange) events.onGroupChange()
      else if (channel === 'bus.message' && topicId === String(topic.id)) events.onAppend(Number(partition))
    },
  })

  async function lock(sql: string, number: number): Promise<boolean> {
    const { rows } = await connection.query<{ done: boolean }>(`select ${sql} as done`, [...name, number])
    return rows[0]?.done === true
  }

  const announce = () => connection.query(`select pg_notify('bus.group', $1)`, [groupChange])

  async function enter(): Promise<number> {
    const member = randomInt(HIGHEST_MEMBER)
    return (await lock(`pg_try_advisory_lock(${lockClass('member')}, $3)`, member)) ? member : enter()
  }

  let member: number
  try {
    member = await enter()
    await connection.query('listen "bus.group"; listen "bus.message"')
    await announce()
  } catch (error) {
    await connection.close().catch(() => {})
    throw error
  }

  return {
    /** Aborts when the connection, and with it every partition, is lost. */
    lost: connection.lost,

    /** The partitions that are ours by the count of members, whoever may still hold them. */
    async fairShare(): Promise<ReadonlySet<number>> {
      const { rows } = await connection.query<{ member: number }>(
        `select objid::bigint::integer as member from pg_locks
         where locktype = 'advisory' and objsubid = 2 and granted
           and database = (select oid from pg_database where datname = current_database())
           and classid = (${lockClass('member')}::bigint & 4294967295)::oid
         order by 1`,
        name,
      )
      const place = rows.findIndex((row) => row.member === member)
      const partitions = Array.from({ length: topic.partitions }, (_, partition) => partition)
      return new Set(partitions.filter((partition) => partition % rows.length === place))
    },

    /** False while another member still holds it. */
    acquire: (partition: number) => lock(`pg_try_advisory_lock(${lockClass('partition')}, $3)`, partition),

    async release(partition: number): Promise<void> {
      await lock(`pg_advisory_unlock(${lockClass('partition')}, $3)`, partition)
      await announce()
    },

    async commit(partition: number, nextOffset: bigint): Promise<void> {
      await connection.query(
        `insert into bus.group_offset as kept ("group", topic, partition, next_offset) values ($1, $2, $3, $4)
         on conflict ("group", topic, partition) do update set next_offset = excluded.next_offset`,
        [group, topic.id, partition, nextOffset],
      )
    },

    /** Rejects when the connection is gone. */
    async check(): Promise<void> {
      await connection.query('select 1').catch((error: unknown) => {
        throw new Error(`The membership of group "${group}" was lost.`, { cause: error })
      })
    },

    /** Leaves the group, giving up every partition. */
    async leave(): Promise<void> {
      // One round trip: others must not look before the locks are gone.
      await connection
        .query(`select pg_advisory_unlock_all(); select pg_notify('bus.group', ${pg.escapeLiteral(groupChange)})`)
        .catch(() => {})
      await connection.close().catch(() => {})
    },
  }
}
