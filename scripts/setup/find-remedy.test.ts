import { expect, test } from 'vitest'
import { findRemedy } from './find-remedy.mjs'
import { PlainFailure } from './plain-failure.mjs'

const error = (fields: object) => Object.assign(new Error('what the system says'), fields)

test.each([
  [{ code: 'EADDRINUSE', port: 8080 }, /^Port 8080 is in use\..*--port 8081$/],
  [{ code: 'EACCES', port: 80 }, /^Port 80 needs more rights\./],
  [{ code: 'EACCES', path: '/srv/.data' }, /^\/srv\/\.data cannot be written\..*DATA_DIR/],
  [{ code: 'EROFS', path: '/srv/.data' }, /cannot be written/],
  [{ code: 'EEXIST', path: '/srv/.data' }, /is a file where a folder should be/],
  [{ code: 'ENOSPC', path: '/srv/.data/x' }, /^The disk is full at/],
])('%j', (fields, remedy) => {
  expect(findRemedy(error(fields))).toMatch(remedy)
})

test('what says by itself what to do is said as it is', () => {
  expect(findRemedy(new PlainFailure('Do this.'))).toBe('Do this.')
  expect(findRemedy(error({ name: 'ClusterError' }))).toBe('what the system says')
  const away = error({ name: 'Unavailable', code: 'unavailable', cause: new Error('connect ECONNREFUSED') })
  expect(findRemedy(away)).toBe('what the system says It said: connect ECONNREFUSED')
  expect(findRemedy(error({ name: 'Unavailable' }))).toBe('what the system says')
})

test('what nobody foresaw has no remedy', () => {
  expect(findRemedy(new TypeError('x is not a function'))).toBeUndefined()
  expect(findRemedy('text')).toBeUndefined()
})
