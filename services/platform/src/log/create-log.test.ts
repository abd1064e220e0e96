import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLog, maskLine, maskText } from './create-log.ts'

/** What a log with these fields writes. */
function written(fields: object): string {
  let line = ''
  createLog({ level: 'info', name: 'test', destination: { write: (text) => (line = text) } }).info(fields, 'message')
  return line
}

test.each([
  'write to maria.santos+x@example.com.ph now',
  'call 0917 555 1234',
  'call +63 917-555-1234',
  'call 09175551234',
  'Authorization: Bearer abc.def-ghi',
  'token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
  'connecting to postgres://tahanan:s3cr3t@db:5432/app failed',
  'GET /leads?email=maria%40example.com',
])('hides what is private in: %s', (text) => {
  const masked = maskText(text)
  expect(masked).toMatch(/\[(e-mail|phone|token|secret)\]/)
  expect(masked).not.toMatch(/maria|917|abc\.def|eyJ|s3cr3t/)
})

test.each([
  '/api/listing/house-and-lot-in-paranaque-09171234567-x',
  'f47ac10b-58cc-4372-a567-0e02b2c3d479',
  'took 0.0917555123 s',
  '₱9,175,551,234 at 2026-11-21T09:17:55.512Z',
  'npm i @koa/router',
])('leaves alone: %s', (text) => {
  expect(maskText(text)).toBe(text)
})

test('a path can neither break the line nor tell on people', () => {
  const path = '/"\\\u0007/maria@example.com/09175551234'
  expect(JSON.parse(written({ path }))).toMatchObject({ path: '/"\\\u0007/[e-mail]/[phone]' })
})

test('hides secrets and personal fields by their names, at any depth', () => {
  const line = written({
    body: { username: 'maria', password: 'kalabaw "42"\\', newPassword: 'x', nested: { access: 'a', refresh: 'b' } },
    headers: { authorization: 'Basic YTpi', cookie: 'login=1', 'set-cookie': 'login=1' },
    lead: [{ fullname: 'Maria Santos', email: 'not-even-an-address', phone: '5551234', contact_number: '5551234' }],
    TOKEN_SECRET: 'abcdefgh',
  })
  expect(JSON.parse(line)).toMatchObject({
    body: {
      username: 'maria',
      password: '[secret]',
      newPassword: '[secret]',
      nested: { access: '[secret]', refresh: '[secret]' },
    },
    headers: { authorization: '[secret]', cookie: '[secret]', 'set-cookie': '[secret]' },
    lead: [{ fullname: '[personal]', email: '[personal]', phone: '[personal]', contact_number: '[personal]' }],
    TOKEN_SECRET: '[secret]',
  })
})

test('hides what an error of Postgres quotes', () => {
  const cause = Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(maria@example.com) already exists.' })
  const line = written({ err: new Error('register failed for maria@example.com', { cause }) })
  expect(line).not.toContain('maria')
  expect(JSON.parse(line)).toMatchObject({ err: { type: 'Error' } })
})

test('leaves out the row that Postgres quotes, and the client that pg hangs on an error', () => {
  const client = { user: 'tahanan', connectionParameters: { host: 'db', password: 's3cr3t' } }
  const detail = 'Failing row contains (7, María Santos, Is it still available?).'
  const cause = Object.assign(new Error('violates check constraint'), { code: '23514', table: 'lead', detail, client })
  for (const err of [cause, new AggregateError([cause], 'all failed')]) {
    expect(written({ err })).not.toMatch(/Santos|available|s3cr3t|connectionParameters/)
  }
  expect(JSON.parse(written({ err: cause }))).toMatchObject({ err: { code: '23514', table: 'lead' } })
})

test('a line of JSON stays a line of JSON, whatever is in it', () => {
  const texts = fc.oneof(
    fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes)),
    fc.constantFrom(
      'password',
      'a@b.co',
      '0917 555 1234',
      'Bearer x',
      'eyJabcdef.x.y',
      '"password":"x',
      '://a:b@c',
      '\\',
    ),
  )
  const values = fc.letrec((tie) => ({
    value: fc.oneof({ depthSize: 'small' }, texts, fc.double(), fc.boolean(), tie('list'), tie('record')),
    list: fc.array(tie('value'), { maxLength: 4 }),
    record: fc.dictionary(fc.oneof(texts, fc.constantFrom('password', 'email', 'phone')), tie('value'), { maxKeys: 4 }),
  }))
  const property = fc.property(values.record, (fields) => {
    const line = maskLine(`${JSON.stringify(fields)}\n`)
    return typeof JSON.parse(line) === 'object' && line.indexOf('\n') === line.length - 1
  })
  expect(fc.check(property).counterexample).toBeNull()
})

test('does not take long over long lines', () => {
  const started = performance.now()
  for (const part of ['a', 'a@', '0', '"', '\\', 'eyJ', '://', 'a.', '+63 '])
    maskLine(`{"x":"${part.repeat(100_000)}","email":"${part.repeat(1_000)}"}`)
  expect(performance.now() - started).toBeLessThan(2_000)
})
