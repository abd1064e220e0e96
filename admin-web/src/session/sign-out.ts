import { sessionEndpoints } from '@tahanan/contracts/session/session.endpoints.ts'
import { endpointRequest } from '../api/endpoint-request.ts'
import { fetchAnswer } from '../api/fetch-answer.ts'
import { sessionState } from './session-state.ts'

/** "A client-side action that removes the token" (§7); the server is told as well as it goes (decision 123). */
export function signOut(): void {
  const { session } = sessionState.get()
  sessionState.signOut()
  if (session === undefined) return
  const request = endpointRequest(sessionEndpoints.logout, { body: { refresh: session.refresh } })
  fetchAnswer(request).catch(() => undefined)
}
