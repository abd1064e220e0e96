import type { EachBatchPayload } from 'kafkajs'
import { kafkaErrorType } from './kafka-error-type.ts'

/** Others come or go, and wait for us: until we join them the partition is ours. Anything else means it is not. */
const TAKEN_AWAY = new Set(['UNKNOWN_MEMBER_ID', 'ILLEGAL_GENERATION', 'FENCED_INSTANCE_ID'])
const EVERY_MS = 250

export interface HeldMembership {
  /** Whether others wait for us to share the partitions anew. */
  isAwaited(): boolean
  /** Rejects when the group has gone on without this member. */
  check(): Promise<void>
  release(): void
}

/** Sends heartbeats while a batch is worked on, however long that takes. */
export function keepMembership({ heartbeat }: Pick<EachBatchPayload, 'heartbeat'>): HeldMembership {
  let lost: Error | undefined
  let isAwaited = false

  async function beat(): Promise<void> {
    await heartbeat().catch((error: unknown) => {
      if (kafkaErrorType(error) === 'REBALANCE_IN_PROGRESS') isAwaited = true
      if (TAKEN_AWAY.has(kafkaErrorType(error) ?? ''))
        lost = new Error('The partition was given to another member.', { cause: error })
    })
  }

  const beating = setInterval(() => void beat(), EVERY_MS)
  return {
    isAwaited: () => isAwaited,
    async check() {
      await beat()
      if (lost !== undefined) throw lost
    },
    release() {
      clearInterval(beating)
    },
  }
}
