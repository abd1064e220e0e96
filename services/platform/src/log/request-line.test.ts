import { expect, test } from 'vitest'
import { createLog, type LogOptions, type RequestLine } from './create-log.ts'

const request: RequestLine = {
  requestId: 'a-request',
  method: 'GET',
  path: '/api/listing/house/',
  route: 'listing.show',
  status: 200,
  durationMs: 1.25,
  account: undefined,
  aborted: false,
}

const aTime: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)

function written(line: RequestLine, level: LogOptions['level'] = 'info'): string {
  let text = ''
  createLog({ level, name: 'public-api', destination: { write: (part) => (text += part) } }).request(line)
  return text
}

test('one line of JSON', () => {
  expect(written(request)).toMatch(/^[^\n]+\n$/)
  expect(JSON.parse(written(request))).toEqual({
    level: 'info',
    time: aTime,
    name: 'public-api',
    request_id: 'a-request',
    method: 'GET',
    path: '/api/listing/house/',
    route: 'listing.show',
    status: 200,
    durationMs: 1.25,
    msg: 'request',
  })
})

test('says who asked, and that they left', () => {
  expect(JSON.parse(written({ ...request, account: 7, aborted: true }))).toMatchObject({ account: 7, aborted: true })
})

test('a path can neither break the line nor tell on people', () => {
  const path = '/"\\\u0007/maria@example.com/09175551234'
  expect(JSON.parse(written({ ...request, path }))).toMatchObject({ path: '/"\\\u0007/[e-mail]/[phone]' })
})

test('nothing where only warnings are wanted', () => {
  expect(written(request, 'warn')).toBe('')
})
