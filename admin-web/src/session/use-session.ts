import { useSyncExternalStore } from 'react'
import { sessionState, type SessionSnapshot } from './session-state.ts'

export function useSession(): SessionSnapshot {
  return useSyncExternalStore(sessionState.subscribe, sessionState.get)
}
