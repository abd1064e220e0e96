import type { LiveMessage } from '@tahanan/contracts/live/live.ts'
import { useEffect, useState } from 'react'
import { liveMessages } from '../live/live-messages.ts'
import { useSession } from '../session/use-session.ts'

/** A record that is edited, as the live messages name it. */
export interface EditedRecord {
  readonly noun: string
  readonly id: number
}

/** Whose doing a change is: of who is signed in, in another window, or of somebody else. */
export type Changer = 'you' | 'others'

/** Who has changed a record since a form began with `version` of it, as far as it is heard of: others, where both have. */
export function useChangedBy(record: EditedRecord | undefined, version: number): Changer | undefined {
  const { noun, id } = record ?? {}
  const { session } = useSession()
  const [heard, setHeard] = useState<readonly LiveMessage[]>([])
  useEffect(
    () =>
      liveMessages.subscribe((message) => {
        if (message.noun === noun && message.id === id) setHeard((before) => [...before, message])
      }),
    [noun, id],
  )
  return changedBy(heard, version, session?.user.id)
}

/** @param account who is signed in */
export function changedBy(
  heard: readonly LiveMessage[],
  since: number,
  account: number | undefined,
): Changer | undefined {
  const later = heard.filter(({ version }) => version === null || version > since)
  if (later.length === 0) return undefined
  return later.every(({ actor }) => actor === account) ? 'you' : 'others'
}

/** `Somebody else changed this meanwhile`, unless it was oneself. */
export function changedText(by: Changer | undefined, did = 'changed this'): string {
  return by === 'you' ? `You ${did} meanwhile, in another window` : `Somebody else ${did} meanwhile`
}
