import { expect, test } from 'vitest'
import { createProgressBar } from './progress-bar.ts'

function record(isTTY: boolean, columns = 120) {
  const written: string[] = []
  const clock = { ms: 0 }
  const output = { isTTY, columns, write: (text: string) => written.push(text) }
  const bar = createProgressBar({ label: 'Loading demo data', unit: 'listings', output, nowMs: () => clock.ms })
  return { written, clock, bar }
}

test('a terminal is redrawn in place, ten times a second at most', () => {
  const { written, clock, bar } = record(true)
  for (let done = 1; done <= 1000; done += 1) {
    clock.ms = done
    bar.update(done, 1000)
  }
  bar.finish()
  expect(written).toHaveLength(12)
  expect(written.slice(0, -1).every((text) => text.startsWith('\r\x1b[2KLoading demo data'))).toBe(true)
  expect(written.at(-2)).toBe(
    '\r\x1b[2KLoading demo data ████████████████████████ 100 %  1,000 of 1,000 listings, 1,000/s',
  )
  expect(written.at(-1)).toBe('\n')
})

test('never wider than the terminal', () => {
  const { written, bar } = record(true, 30)
  bar.update(5, 10)
  expect(written[0]).toBe('\r\x1b[2KLoading demo data ███████████')
})

test('a pipe gets plain lines, now and then and at the end', () => {
  const { written, clock, bar } = record(false)
  for (let second = 0; second <= 12; second += 1) {
    clock.ms = second * 1000
    bar.update(second * 100, 2000)
  }
  bar.finish()
  expect(written).toEqual([
    'Loading demo data 0 %  0 of 2,000 listings\n',
    'Loading demo data 25 %  500 of 2,000 listings, 100/s, 15 s left\n',
    'Loading demo data 50 %  1,000 of 2,000 listings, 100/s, 10 s left\n',
    'Loading demo data 60 %  1,200 of 2,000 listings, 100/s, 8 s left\n',
  ])
})

test('an unknown total shows the count alone', () => {
  const { written, clock, bar } = record(false)
  clock.ms = 2000
  bar.update(5000, null)
  bar.finish()
  expect(written).toEqual(['Loading demo data  5,000 listings, 2,500/s\n'])
})

test('nothing is drawn of what never began', () => {
  const { written, bar } = record(true)
  bar.finish()
  expect(written).toEqual([])
})
