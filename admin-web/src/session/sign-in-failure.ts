import { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'

/** What a failed login says (§8, decision 117). */
export function signInFailure(error: unknown): string {
  if (!(error instanceof ApiProblem) || error.isOffline || error.status >= 500) return 'Cannot sign in right now'
  if (error.status !== 429) return 'Username and password mismatch'
  return `Too many attempts. Try again ${waitText(error.retryAfterSeconds)}.`
}

function waitText(seconds: number | undefined): string {
  if (seconds === undefined) return 'later'
  if (seconds < 90) return `in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  return `in ${Math.ceil(seconds / 60)} minutes`
}
