import { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import { sessionEndpoints } from '@tahanan/contracts/session/session.endpoints.ts'
import { endpointRequest } from '../api/endpoint-request.ts'
import { fetchAnswer } from '../api/fetch-answer.ts'
import { sessionState, storedLogin } from './session-state.ts'

const queues = new Map<string, Promise<unknown>>()

/**
 * Exchanges the refresh token for a new pair. Using one twice ends the session, so tabs take turns, and whoever finds
 * that another has been there takes over its tokens. Storage may reach another tab later than its turn does: the server
 * gives the same successor again for ten seconds. False when the session cannot go on.
 */
export function refreshSession(refusedToken: string): Promise<boolean> {
  return inTurn('login', async () => {
    const stored = storedLogin.read()
    if (stored === undefined) return false
    if (stored.token !== refusedToken) {
      sessionState.adopt(stored)
      return true
    }
    const request = endpointRequest(sessionEndpoints.refresh, { body: { refresh: stored.refresh } })
    try {
      const answer = await fetchAnswer(request)
      sessionState.begin(sessionEndpoints.refresh.answer.parse(answer))
      return true
    } catch (error) {
      if (error instanceof ApiProblem && [400, 401, 403].includes(error.status)) return false
      throw error
    }
  })
}

/**
 * Runs one task of a name at a time, across the tabs of this browser. Without Web Locks, which a page served over plain
 * HTTP from another machine does not have, at least within this tab.
 */
async function inTurn<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  if ('locks' in navigator) return navigator.locks.request(`tahanan-${name}`, task)
  const before = queues.get(name) ?? Promise.resolve()
  const running = before.then(task, task)
  queues.set(name, running)
  return running
}
