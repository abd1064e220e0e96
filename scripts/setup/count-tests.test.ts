import { expect, test } from 'vitest'
import { closingLine } from './closing-line.mjs'
import { countTests } from './count-tests.mjs'

const passed = { status: 'passed', assertionResults: [{ status: 'passed' }] }
const failed = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] }
const unloadable = { status: 'failed', assertionResults: [] }

function report(testResults: (typeof passed)[], numbers = {}) {
  return { numPassedTests: 2, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults, ...numbers }
}

test('a good run', () => {
  expect(countTests(report([passed]), 0)).toEqual({ passed: 2, failed: 0, skipped: 0 })
})

test('failed and skipped tests', () => {
  const counts = countTests(report([failed], { numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }), 1)
  expect(counts).toEqual({ passed: 2, failed: 1, skipped: 3 })
})

test('a file that cannot be loaded fails like a test', () => {
  expect(countTests(report([passed, unloadable]), 1).failed).toBe(1)
  expect(countTests(report([failed, unloadable], { numFailedTests: 1 }), 1).failed).toBe(2)
})

test('a run that ends badly though every test passed has failed', () => {
  expect(countTests(report([passed]), 1).failed).toBe(1)
  expect(countTests(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('the closing line', () => {
  expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
  expect(closingLine({ passed: 12, failed: 3, skipped: 1 })).toBe('12 passed, 3 failed, 1 skipped')
})
