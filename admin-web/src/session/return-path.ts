import { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'

/** Where login lands: the path first asked for, if it is one of ours, else the developers (decisions 1 and 11). */
export function returnPath(next: string | null): string {
  const isOurs = next !== null && /^\/(?:dashboard|secured)(?:[/?#]|$)/.test(next)
  return isOurs ? next : '/dashboard/developers'
}

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
