import { expect, test } from 'vitest'
import { problemsOf } from './problems-of.ts'

const good = {
  name: 'home',
  performance: 95,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  shift: 0,
  scriptBytes: 95_000,
  largestPaintMs: 2_000,
}

test('a page at the limits is good enough; below and above them it says why not', () => {
  expect(problemsOf(good)).toEqual([])
  expect(problemsOf({ ...good, performance: 94, shift: 0.02, scriptBytes: 95_001 })).toEqual([
    'home: performance 94, at least 95',
    'home: it moves by 0.02 while it loads',
    'home: 95001 bytes of scripts',
  ])
})
