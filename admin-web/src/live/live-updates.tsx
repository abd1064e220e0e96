import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { followLive } from './follow-live.ts'
import { liveMessages } from './live-messages.ts'

/** Calls, by the beginning of their ids, whose answers a change of a noun may change beside its own. */
const AFFECTED: Readonly<Partial<Record<string, readonly string[]>>> = {
  account: ['notification'],
  amenity: ['project', 'listing'],
  broker: ['listing', 'salesperson', 'realty', 'person-attention'],
  developer: ['project', 'listing'],
  document: ['listing', 'listing-attention'],
  import: ['listing', 'notification'],
  lead: ['viewing', 'overview', 'notification'],
  listing: ['listing-attention', 'overview', 'project'],
  picture: ['listing', 'project', 'developer', 'notification', 'system'],
  project: ['listing', 'developer'],
  realty: ['broker'],
  salesperson: ['lead', 'viewing', 'person-attention'],
  viewing: ['lead', 'overview', 'notification'],
  webhook: ['notification'],
}

/** Changes of a moment are read together, by each browser at its own moment, and of a long burst not more often than this. */
const GATHER_MS = 300
const SPREAD_MS = 400
const OFTEN_MS = 2_000

/** Keeps what the screens show as it is on the server, by reading again what somebody's doing may have changed. */
export function LiveUpdates() {
  const { mutate } = useSWRConfig()

  useEffect(() => {
    const stale = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    let readAtMs = -Infinity

    function readAgain(): void {
      timer = undefined
      readAtMs = performance.now()
      const beginnings = new Set(stale)
      stale.clear()
      void mutate((key) => typeof key === 'string' && beginnings.has(key.split(/[. ]/, 1)[0] ?? ''))
    }

    const stop = followLive({
      onMessage(message) {
        liveMessages.tell(message)
        for (const beginning of [message.noun, ...(AFFECTED[message.noun] ?? [])]) stale.add(beginning)
        const waitMs = Math.max(GATHER_MS + Math.random() * SPREAD_MS, readAtMs + OFTEN_MS - performance.now())
        timer ??= setTimeout(readAgain, waitMs)
      },
      onGap: () => void mutate((key) => typeof key === 'string'),
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [mutate])
  return null
}
