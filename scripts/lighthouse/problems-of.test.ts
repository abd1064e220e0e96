import { expect, test } from 'vitest'
import { problemsOf } from './page-score.ts'

const good = {
  name: 'home',
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  shift: 0,
  scriptBytes: 95_000,
  largestPaintMs: 1_800,
}

test('a page at the limits is good enough; below and above them it says why not', () => {
  expect(problemsOf(good)).toEqual([])
  expect(problemsOf({ ...good, performance: 97, shift: 0.02, scriptBytes: 95_001, largestPaintMs: 1_801 })).toEqual([
    'home: performance 97, at least 98',
    'home: it moves by 0.02 while it loads',
    'home: 95001 bytes of scripts',
    'home: its largest part is painted after 1801 ms',
  ])
})
