import http from 'node:http'
import { MeilisearchApiError } from 'meilisearch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../http/listen.ts'
import { createKeepAliveFetch } from './meili-client.ts'

const refusal = { message: 'No such index.', code: 'index_not_found', type: 'invalid_request', link: 'https://x.test' }
const seen: { readonly port: number | undefined; readonly body: string; readonly key: string | undefined }[] = []
const server = http.createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    seen.push({ port: request.socket.remotePort, body, key: request.headers.authorization })
    if (request.url === '/cut') {
      response.writeHead(200, { 'content-length': '100' }).write('{"a":')
      response.socket?.destroySoon()
    } else if (request.url === '/refused') response.writeHead(404).end(JSON.stringify(refusal))
    else if (request.url === '/silent') return
    else if (request.url === '/half') response.writeHead(200, { 'content-length': '100' }).write('{"a":')
    else if (request.url === '/nothing') response.writeHead(204).end()
    else response.writeHead(200).end(JSON.stringify({ place: 'Parañaque' }))
  })
})
let origin: string
const keepAliveFetch = createKeepAliveFetch(200)

beforeAll(async () => {
  const { port } = await listen(server, { port: 0, host: '127.0.0.1', setting: 'PORT' })
  origin = `http://127.0.0.1:${port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('sends what it is given, and answers what it reads, over one connection', async () => {
  const init = { method: 'POST', body: '{"q":"bgc"}', headers: new Headers({ authorization: 'Bearer k' }) }
  expect(await keepAliveFetch(`${origin}/`, init)).toEqual({ place: 'Parañaque' })
  expect(await keepAliveFetch(new URL(`${origin}/nothing`))).toBeUndefined()
  expect(seen).toMatchObject([{ body: '{"q":"bgc"}', key: 'Bearer k' }, { body: '' }])
  expect(new Set(seen.map(({ port }) => port)).size).toBe(1)
})

test('throws what Meilisearch says', async () => {
  const asking = keepAliveFetch(`${origin}/refused`)
  await expect(asking).rejects.toThrow(MeilisearchApiError)
  await expect(asking).rejects.toThrow('No such index.')
})

test('an answer that is cut off, and one that never comes, are failures', async () => {
  await expect(keepAliveFetch(`${origin}/cut`)).rejects.toThrow('aborted')
  await expect(keepAliveFetch(`${origin}/silent`)).rejects.toThrow('No answer within 200 ms.')
  await expect(keepAliveFetch(`${origin}/half`)).rejects.toThrow('No answer within 200 ms.')
})
