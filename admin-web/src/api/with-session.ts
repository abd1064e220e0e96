import { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import { refreshSession } from '../session/refresh-session.ts'
import { sessionState } from '../session/session-state.ts'
import { dashboardSettings } from '../settings/dashboard-settings.ts'

/** Access tokens that are about to end are renewed before they are refused. */
const EARLY_MS = 15_000

/**
 * Makes a call with the session's token, renewed silently when it has ended (decision 122; not with STRICT_SPEC, where
 * nothing is renewed). When it cannot be renewed the 401 is passed on and the session-ended bar appears; on the
 * development server alone the page starts again, as the specification has it (§4, decision 121).
 */
export async function withSession<Answer>(call: (token: string | undefined) => Promise<Answer>): Promise<Answer> {
  const { session, isEnded } = sessionState.get()
  if (session === undefined) return call(undefined)
  if (isEnded) throw sessionEnded()
  let { token } = session
  if (!dashboardSettings.strictSpec && session.expiresAtMs - EARLY_MS < Date.now()) token = await renewedToken(token)
  try {
    return await call(token)
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 401) throw error
    return call(await renewedToken(token))
  }
}

async function renewedToken(token: string): Promise<string> {
  if (!dashboardSettings.strictSpec && (await refreshSession(token))) {
    const { session } = sessionState.get()
    if (session !== undefined) return session.token
  }
  if (import.meta.env.DEV) {
    sessionState.signOut()
    location.reload()
  }
  sessionState.end()
  throw sessionEnded()
}

function sessionEnded(): ApiProblem {
  const detail = 'Your session has ended. Sign in again; nothing that you typed is lost.'
  return new ApiProblem({ status: 401, code: 'session_ended', detail })
}
