import { expect, test } from 'vitest'
import { readStartOptions } from './read-start-options.mjs'

test('nothing is asked for by default', () => {
  expect(readStartOptions([])).toEqual({ empty: false, reset: false, yes: false, port: undefined })
})

test('every option', () => {
  const options = readStartOptions(['--empty', '--reset', '--yes', '--port', '8081'])
  expect(options).toEqual({ empty: true, reset: true, yes: true, port: '8081' })
  expect(readStartOptions(['--port=1']).port).toBe('1')
})

test.each([['--port', '0'], ['--port', '65536'], ['--port=http'], ['--port'], ['--rest'], ['demo'], ['--empty=no']])(
  'one line that says what is taken: %s %s',
  (...given) => {
    expect(() => readStartOptions(given)).toThrow(/^[^\n]+\. What it takes: npm start -- --help$/)
  },
)
