import { expect, test } from 'vitest'
import { closingLine } from './closing-line.mjs'
import { countTests } from './count-tests.mjs'

const good = { status: 'passed', fullName: 'prices are exact', failureMessages: [''] }
const bad = {
  status: 'failed',
  fullName: 'prices are kept',
  failureMessages: ['expected 1 to be 2\n    at price.test.ts:3'],
}
const passed = { name: 'area.test.ts', status: 'passed', message: '', assertionResults: [good] }
const failed = { name: 'price.test.ts', status: 'failed', message: '', assertionResults: [good, bad] }
const unloadable = { name: 'lot.test.ts', status: 'failed', message: 'no such file', assertionResults: [] }

function report(testResults: (typeof passed)[], numbers = {}) {
  return { numPassedTests: 2, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults, ...numbers }
}

test('a good run', () => {
  expect(countTests(report([passed]), 0)).toEqual({ passed: 2, failed: 0, skipped: 0, failures: [] })
})

test('failed and skipped tests', () => {
  const counts = countTests(report([failed], { numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }), 1)
  expect(counts).toEqual({
    passed: 2,
    failed: 1,
    skipped: 3,
    failures: ['price.test.ts: prices are kept: expected 1 to be 2'],
  })
})

test('a file that cannot be loaded fails like a test', () => {
  expect(countTests(report([passed, unloadable]), 1).failures).toEqual(['lot.test.ts: no such file'])
  expect(countTests(report([failed, unloadable], { numFailedTests: 1 }), 1).failed).toBe(2)
})

test('a run that ends badly though every test passed has failed', () => {
  expect(countTests(report([passed]), 1)).toMatchObject({ failed: 1, failures: [expect.stringContaining('outside')] })
  expect(countTests(undefined, 0)).toMatchObject({ passed: 0, failed: 1, skipped: 0 })
})

test('the closing line', () => {
  expect(closingLine({ passed: 12, failed: 0, skipped: 0, failures: [] })).toBe('12 passed, 0 failed')
  expect(closingLine({ passed: 12, failed: 1, skipped: 1, failures: ['price.test.ts: kept: wrong'] })).toBe(
    'FAILED price.test.ts: kept: wrong\n12 passed, 1 failed, 1 skipped',
  )
})
