import { expect, test } from 'vitest'
import { takesGzip } from './rendered-page.ts'

test.each([
  'gzip',
  'gzip, deflate, br, zstd',
  'br;q=1.0, gzip;q=0.8, *;q=0.1',
  'deflate,GZIP',
  'identity, gzip ; q=0.5',
])('%s takes it', (header) => {
  expect(takesGzip(header)).toBe(true)
})

test.each([undefined, '', 'br', 'identity', 'gzip;q=0', 'br, gzip;q=0.0', 'x-gzip', 'gzipped'])(
  '%s does not',
  (header) => {
    expect(takesGzip(header)).toBe(false)
  },
)
