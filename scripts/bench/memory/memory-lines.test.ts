import { expect, test } from 'vitest'
import { memoryLines } from './memory-lines.ts'

const sample = (requests: number, server: number, worker?: number) => ({
  requests,
  processes: [
    { pid: 1, name: 'main.ts', megabytes: server },
    ...(worker === undefined ? [] : [{ pid: 2, name: 'worker.ts', megabytes: worker }]),
  ],
})
const limits = { megabytes: 600, growth: 1.1 }

test('a line for each process, one for all, and what the limits say', () => {
  expect(memoryLines([sample(0, 100.4, 50), sample(1_000, 200, 60), sample(2_000, 210)], limits)).toEqual([
    'memory, main.ts: 100, 200, 210 MB',
    'memory, worker.ts: 50, 60, - MB',
    'memory, all Node processes: 150, 260, 210 MB after 0; 1,000; 2,000 requests',
    'memory, largest: 260 of 600 MB',
    'memory, last to middle: 0.81 of 1.10',
  ])
})

test('says what is above its limit', () => {
  const lines = memoryLines([sample(0, 100), sample(1, 500), sample(2, 700)], limits)
  expect(lines.slice(-2)).toEqual([
    'memory, largest: 700 of 600 MB, above',
    'memory, last to middle: 1.40 of 1.10, above',
  ])
})
