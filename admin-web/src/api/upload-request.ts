import { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import type { EndpointRequest } from './endpoint-request.ts'
import type { FetchOptions } from './fetch-answer.ts'
import { problemOf } from './problem-of.ts'

export interface UploadOptions {
  readonly signal?: AbortSignal | undefined
  /** How much of the body has left, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined
}

/** `fetchAnswer` for bodies whose sending is worth watching; only XMLHttpRequest tells. */
export function uploadRequest(request: EndpointRequest, options: FetchOptions & UploadOptions): Promise<unknown> {
  const { token, signal, onProgress } = options
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(request.method, request.url)
    xhr.responseType = 'json'
    for (const [name, value] of Object.entries({ ...request.headers, ...options.headers })) {
      xhr.setRequestHeader(name, value)
    }
    if (token !== undefined) xhr.setRequestHeader('Authorization', `Bearer ${token}`)
    xhr.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total)
    })
    xhr.addEventListener('load', () => {
      const body: unknown = xhr.response
      if (xhr.status >= 200 && xhr.status < 300) return resolve(body ?? undefined)
      const requestId = xhr.getResponseHeader('X-Request-Id')
      reject(problemOf({ status: xhr.status, body, requestId, retryAfter: xhr.getResponseHeader('Retry-After') }))
    })
    xhr.addEventListener('error', () => {
      reject(new ApiProblem({ status: 0, code: 'offline', detail: 'No connection to the server.' }))
    })
    xhr.addEventListener('abort', () => reject(new DOMException('The upload was stopped.', 'AbortError')))
    signal?.addEventListener('abort', () => xhr.abort(), { once: true })
    xhr.send(request.body)
  })
}
