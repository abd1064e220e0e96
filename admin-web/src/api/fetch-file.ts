import { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import { withSession } from './with-session.ts'

/** A private file, as who is signed in. @throws ApiProblem */
export function fetchFile(url: string): Promise<Blob> {
  return withSession(async (token = '') => {
    const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` } }).catch(() => undefined)
    if (response?.ok === true) return response.blob()
    const status = response?.status ?? 0
    const requestId = response?.headers.get('X-Request-Id') ?? undefined
    throw new ApiProblem({ status, code: 'file', detail: 'The file could not be loaded.', requestId })
  })
}
