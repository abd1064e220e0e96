import type { LiveMessage } from '@tahanan/contracts/live/live.ts'

type Listener = (message: LiveMessage) => void

const listeners = new Set<Listener>()

/** What is done, as this tab hears of it. */
export const liveMessages = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  tell(message: LiveMessage): void {
    for (const listen of listeners) listen(message)
  },
}
