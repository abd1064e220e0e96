import { type Access, type Endpoint, isAllowed } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import { useSyncExternalStore } from 'react'
import { type SessionSnapshot, sessionState } from './session-state.ts'

export function useSession(): SessionSnapshot {
  return useSyncExternalStore(sessionState.subscribe, sessionState.get)
}

/** Whether who is signed in may make a call; what one may not is not shown. The server decides all the same. */
export function useMay(call: Access | Pick<Endpoint, 'access'>): boolean {
  const { session } = useSession()
  return isAllowed(session?.role ?? 'public', typeof call === 'string' ? call : call.access)
}
