import { createHmac } from 'node:crypto'
import { LEAD_LIMITS } from '@tahanan/contracts/lead/lead-limits.ts'
import { TooManyRequests } from '@tahanan/platform/problem/too-many-requests.ts'
import type { PoolClient } from 'pg'
import { throttledAddress } from '../session/throttled-address.ts'
import { countLeadAttempt } from './lead-attempt.store.ts'

const WINDOW_MS = 60 * 60 * 1000

export interface LeadSender {
  readonly clientAddress: string
  /** Keys the hash of the address, which is all that is kept of it. */
  readonly addressSecret: string
}

/**
 * Lets an enquiry pass, or refuses it: five an hour from one address about one listing (decision 111); enquiries about
 * none, or about one that never was, count together.
 *
 * @throws TooManyRequests with the seconds until the next one may be sent
 */
export async function passLeadThrottle(
  client: PoolClient,
  now: Date,
  sender: LeadSender,
  listingId: number | null,
): Promise<void> {
  const subject = `lead\n${throttledAddress(sender.clientAddress)}\n${listingId ?? ''}`
  const key = createHmac('sha256', sender.addressSecret).update(subject).digest()
  const { attempts, windowEndsAt } = await countLeadAttempt(client, key, now, WINDOW_MS)
  if (attempts <= LEAD_LIMITS.perHour) return
  const seconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000))
  const minutes = Math.ceil(seconds / 60)
  throw new TooManyRequests(
    `Thank you, we have your enquiries. You can send another in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or call us.`,
    seconds,
  )
}
