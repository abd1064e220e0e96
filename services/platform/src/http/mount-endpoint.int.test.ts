import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer } from './test-server.fixture.ts'
import type { TestServer } from './test-server.fixture.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

const someText: unknown = expect.any(String)
const problem = (code: string) => ({ detail: someText, code, request_id: someText })

describe('reading', () => {
  test.each(['/things/12', '/things/12/'])('200 at %s, without what the contract does not name', async (path) => {
    const answer = await server.ask(path)
    expect([answer.status, await answer.json()]).toEqual([200, { id: 12 }])
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('a path of its own wins over a parameter', async () => {
    expect(await (await server.ask('/things/special')).json()).toEqual({ id: 0 })
  })

  test.each(['0', '-1', '1.5', 'x', '2147483648', '99999999999', '1%00', '%ff', '1%2F2', '%E0%A4%A'])(
    '404 for the id %s, which nothing can have',
    async (id) => {
      const answer = await server.ask(`/things/${id}`)
      expect([answer.status, await answer.json()]).toEqual([404, problem('not_found')])
    },
  )

  test('HEAD answers like GET, without the body', async () => {
    const [get, head] = [await server.ask('/ready/a'), await server.ask('/ready/a', { method: 'HEAD' })]
    expect([head.status, await head.text()]).toEqual([200, ''])
    for (const name of ['content-length', 'etag', 'cache-control', 'content-type'])
      expect(head.headers.get(name)).toBe(get.headers.get(name))
  })
})

describe('a query', () => {
  test('is parsed; a key without a value counts as absent', async () => {
    const answer = await server.ask('/things/?q=%20Pe%C3%B1a%20&kind=')
    expect(await answer.json()).toEqual({ q: 'Peña', kind: null })
  })

  test.each([
    ['colour=red', { colour: ['This is not known here. Use one of: q, kind.'] }],
    ['kind=Castle', { kind: ['Use one of: House, Land.'] }],
    ['q=a&q=b', { q: ['Give this only once.'] }],
    ['q=a%00b', { q: [expect.stringContaining('Remove the characters')] }],
    ['q=123456789012345678901', { q: ['Use at most 20 characters.'] }],
    ['kind=Castle&q=a%00', { q: [expect.any(String)], kind: [expect.any(String)] }],
  ])('400 for %s', async (query, fields) => {
    const answer = await server.ask(`/things/?${query}`)
    expect([answer.status, await answer.json()]).toEqual([400, fields])
  })

  test('400 for a key that objects have by nature', async () => {
    const answer = await server.ask('/things/?__proto__=1&constructor=2')
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringMatching(/"__proto__":.*"constructor":/)])
  })

  test('400 where nothing is taken', async () => {
    expect(await (await server.ask('/things/1?a=1')).json()).toEqual({
      a: ['This is not known here; nothing is taken.'],
    })
  })
})

describe('access', () => {
  test('401 without a token, with a challenge', async () => {
    const answer = await server.ask('/admin/things/1')
    expect([answer.status, await answer.json()]).toEqual([401, problem('unauthorized')])
    expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="tahanan"')
  })

  test.each(['Bearer nonsense', 'Bearer', 'Basic YTpi', 'editor', 'Bearer a b'])(
    '401 for %s',
    async (authorization) => {
      const answer = await server.ask('/admin/things/1', { headers: { authorization } })
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, expect.stringContaining('error=')])
    },
  )

  test('the scheme may be written as one likes', async () => {
    expect((await server.ask('/admin/things/1', { headers: { authorization: 'bearer  viewer' } })).status).toBe(200)
  })

  test('403 for too small a role, before anything else is looked at', async () => {
    const answer = await server.ask('/admin/things/', json('{broken'), 'viewer')
    expect([answer.status, await answer.json()]).toEqual([403, problem('forbidden')])
    expect((await server.ask('/admin/things/1', { method: 'DELETE' }, 'editor')).status).toBe(403)
  })

  test('a larger role may what a smaller one may', async () => {
    for (const role of ['viewer', 'editor', 'admin'] as const)
      expect((await server.ask('/admin/things/1', {}, role)).status).toBe(200)
  })

  test('a token is not looked at where none is needed', async () => {
    expect((await server.ask('/things/1', { headers: { authorization: 'Bearer nonsense' } })).status).toBe(200)
  })
})

describe('writing JSON', () => {
  test('201 with what came out of the schema', async () => {
    const answer = await server.ask('/admin/things', json({ name: '  Vista\nVerde ' }), 'editor')
    expect([answer.status, await answer.json()]).toEqual([201, { name: 'Vista Verde' }])
  })

  test.each([
    ['{}', { name: ['Field is required'] }],
    ['{"name":null}', { name: ['Field is required'] }],
    ['{"name":"  "}', { name: ['Field is required'] }],
    ['{"name":7}', { name: ['Give text.'] }],
    ['{"name":"a\\u0000"}', { name: [expect.stringContaining('not text')] }],
    ['{"name":"\\ud800"}', { name: [expect.stringContaining('not text')] }],
    [`{"name":"${'x'.repeat(41)}"}`, { name: ['Use at most 40 characters.'] }],
    ['{"name":"a","rooms":[1,-2,1.5]}', { rooms: ['2: Give 0 or more.', '3: Give a whole number.'] }],
    ['{"name":"a","rooms":1e999}', { rooms: ['Give a list.'] }],
    ['{"name":"a","colour":1}', { colour: ['This is not known here. Use one of: name, rooms.'] }],
    ['[]', { body: ['Give an object.'] }],
    ['null', { body: ['Field is required'] }],
    ['{broken', { body: ['This is not JSON. Send one JSON object.'] }],
    ['\ufeff{', { body: ['This is not JSON. Send one JSON object.'] }],
  ])('400 for %s', async (body, fields) => {
    const answer = await server.ask('/admin/things/', json(body), 'editor')
    expect([answer.status, await answer.json()]).toEqual([400, fields])
  })

  test('400 for what is not UTF-8', async () => {
    const body = new Uint8Array([0x22, 0xff, 0x22])
    const answer = await server.ask('/admin/things/', { ...json(''), body }, 'editor')
    expect([answer.status, await answer.json()]).toEqual([400, { body: ['This is not UTF-8. Send one JSON object.'] }])
  })

  test('no body is an empty object', async () => {
    const answer = await server.ask('/admin/things/', { method: 'POST' }, 'editor')
    expect([answer.status, await answer.json()]).toEqual([400, { name: ['Field is required'] }])
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
    '415 for %s',
    async (type) => {
      const init = { method: 'POST', body: 'name=a', headers: { 'content-type': type } }
      const answer = await server.ask('/admin/things/', init, 'editor')
      expect([answer.status, await answer.json()]).toEqual([415, problem('unsupported_media_type')])
    },
  )

  test('415 for a compressed body', async () => {
    const init = { ...json('{}'), headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' } }
    expect((await server.ask('/admin/things/', init, 'editor')).status).toBe(415)
  })

  test('413 above the limit, with a length and without', async () => {
    const answer = await server.ask('/admin/things/', json({ name: 'x'.repeat(1_000) }), 'editor')
    expect([answer.status, await answer.json()]).toEqual([413, problem('too_large')])
    const chunk = 'x'.repeat(800)
    const head = 'POST /api/admin/things/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer editor\r\n'
    const chunked = `Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n320\r\n${chunk}\r\n320\r\n${chunk}\r\n0\r\n\r\n`
    expect(await server.raw(head + chunked)).toMatch(/^HTTP\/1\.1 413 /)
  })
})

describe('a form', () => {
  const form = (...fields: [string, string | Blob][]): RequestInit => {
    const body = new FormData()
    for (const [name, value] of fields) body.append(name, value)
    return { method: 'POST', body }
  }

  test('comes as fields: text, or a list where a name comes again or ends in []', async () => {
    const sent = form(['name', 'Peña'], ['rooms', '1'], ['rooms', '2'], ['kinds[]', 'a'], ['empty', ''])
    expect(await (await server.ask('/admin/forms/', sent, 'editor')).json()).toEqual({
      name: 'Peña',
      rooms: ['1', '2'],
      kinds: ['a'],
      empty: '',
    })
  })

  test('or as JSON', async () => {
    expect(await (await server.ask('/admin/forms/', json({ a: 1 }), 'editor')).json()).toEqual({ a: 1 })
  })

  test('400 for a file, by the name of its field', async () => {
    const answer = await server.ask('/admin/forms/', form(['logo', new Blob(['x'])]), 'editor')
    expect([answer.status, await answer.json()]).toEqual([400, { logo: ['Files are not taken here.'] }])
  })

  test('400 for more fields than any form has', async () => {
    const fields = Array.from({ length: 300 }, (_, at): [string, string] => [`f${at}`, ''])
    const answer = await server.ask('/admin/forms/', form(...fields), 'editor')
    expect([answer.status, await answer.json()]).toEqual([400, { body: ['Send at most 200 fields.'] }])
  })

  test.each([
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=b', 'no boundary in here'],
    ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\ncut o'],
    ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="a"; filename="f"\r\n\r\ncut o'],
  ])('400 for %s with %j', async (type, body) => {
    const init = { method: 'POST', body, headers: { 'content-type': type } }
    const answer = await server.ask('/admin/forms/', init, 'editor')
    expect(answer.status).toBe(400)
  })

  test('or as a plain form', async () => {
    const init = { method: 'POST', body: new URLSearchParams({ a: '1 ñ', b: '' }) }
    expect(await (await server.ask('/admin/forms/', init, 'editor')).json()).toEqual({ a: '1 ñ', b: '' })
  })

  test('413 for a plain form that is too large', async () => {
    const init = { method: 'POST', body: new URLSearchParams({ a: 'x'.repeat(1_100_000) }) }
    expect((await server.ask('/admin/forms/', init, 'editor')).status).toBe(413)
  })

  test('415 for anything else', async () => {
    const init = { method: 'POST', body: 'a=1', headers: { 'content-type': 'text/plain' } }
    expect((await server.ask('/admin/forms/', init, 'editor')).status).toBe(415)
  })
})

describe('the version that was seen', () => {
  test.each([
    ['"7"', 7],
    ['W/"7"', 7],
    ['7', 7],
    ['*', null],
  ])('If-Match: %s', async (tag, version) => {
    const answer = await server.ask('/admin/things/3', { method: 'PATCH', headers: { 'if-match': tag } }, 'editor')
    expect(await answer.json()).toEqual({ version })
  })

  test.each(['"a"', '"1", "2"', '-1', '"99999999999"'])('400 for If-Match: %s', async (tag) => {
    const answer = await server.ask('/admin/things/3', { method: 'PATCH', headers: { 'if-match': tag } }, 'editor')
    expect([answer.status, await answer.json()]).toEqual([400, { version: [expect.stringContaining('If-Match')] }])
  })

  test('409 brings what the conflict adds', async () => {
    const answer = await server.ask('/admin/things/3', { method: 'PATCH', headers: { 'if-match': '1' } }, 'editor')
    expect([answer.status, await answer.json()]).toEqual([409, { ...problem('stale'), latest: { version: 2 } }])
  })
})

test('204 has no body and no type', async () => {
  const answer = await server.ask('/admin/things/3', { method: 'DELETE' }, 'admin')
  expect([answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([204, '', null])
})

describe('what no endpoint answers', () => {
  test.each(['/nothing', '/things/1/2', '//things', '/things%2F1'])('404 at %s', async (path) => {
    const answer = await server.ask(path)
    expect([answer.status, await answer.json()]).toEqual([404, problem('not_found')])
  })

  test.each(['PUT', 'DELETE', 'PATCH', 'QUERY'])('405 for %s, naming what is answered', async (method) => {
    const answer = await server.ask('/things/', { method })
    expect([answer.status, await answer.json()]).toEqual([405, problem('method_not_allowed')])
    expect(answer.headers.get('allow')).toBe('HEAD, GET, OPTIONS')
  })

  test.each(['DELETE', 'PATCH', 'OPTIONS'])('a segment written out is no id of another under %s', async (method) => {
    const answer = await server.ask('/admin/things/template/', { method }, 'admin')
    expect([answer.status, answer.headers.get('allow')]).toEqual([
      method === 'OPTIONS' ? 204 : 405,
      'HEAD, GET, OPTIONS',
    ])
  })

  test('OPTIONS names it too', async () => {
    const answer = await server.ask('/admin/things/3', { method: 'OPTIONS' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'HEAD, GET, PATCH, DELETE, OPTIONS'])
  })
})
