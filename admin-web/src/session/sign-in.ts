import { sessionEndpoints } from '@tahanan/contracts/session/session.endpoints.ts'
import { endpointRequest } from '../api/endpoint-request.ts'
import { fetchAnswer } from '../api/fetch-answer.ts'
import { sessionState } from './session-state.ts'

/** Signs in and keeps the session. @throws ApiProblem */
export async function signIn(username: string, password: string): Promise<void> {
  const body = { username, password, returnSecureToken: true }
  const answer = await fetchAnswer(endpointRequest(sessionEndpoints.login, { body }))
  sessionState.begin(sessionEndpoints.login.answer.parse(answer))
}
