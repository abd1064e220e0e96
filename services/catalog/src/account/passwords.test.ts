import { pause } from '@tahanan/platform/postgres/pause.ts'
import { expect, test } from 'vitest'
import { createSemaphore } from './passwords.ts'

test('rests between two of a crowd as long as the one before took', async () => {
  const { pass } = createSemaphore({ concurrency: 1, maxWaiting: 9, rests: true }, () => new Error('full'))
  const spans: { readonly startedAt: number; readonly endedAt: number }[] = []
  const work = async (): Promise<void> => {
    const startedAt = performance.now()
    await pause(20)
    spans.push({ startedAt, endedAt: performance.now() })
  }
  await Promise.all([pass(work), pass(work), pass(work)])
  const rests = spans.slice(1).map(({ startedAt }, at) => startedAt - (spans[at]?.endedAt ?? 0))
  const least = Math.min(...spans.map((span) => span.endedAt - span.startedAt))
  expect(rests).toHaveLength(2)
  // Timers may fire a millisecond early.
  for (const rest of rests) expect(rest).toBeGreaterThan(least - 3)
})

test('lets so many run, so many wait in line, and sends the rest away', async () => {
  const { pass, refuseIfFull } = createSemaphore({ concurrency: 2, maxWaiting: 1 }, () => new Error('full'))
  const started: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const run = (name: string) =>
    pass(() => {
      started.push(name)
      return new Promise<void>((resolve, reject) => ends.set(name, (error) => (error ? reject(error) : resolve())))
    })
  const first = run('first')
  const second = run('second')
  const third = run('third')
  await expect(run('fourth')).rejects.toThrow('full')
  expect(refuseIfFull).toThrow('full')
  expect(started).toEqual(['first', 'second'])
  ends.get('second')?.(new Error('broke'))
  await expect(second).rejects.toThrow('broke')
  await expect.poll(() => started).toEqual(['first', 'second', 'third'])
  for (const name of ['first', 'third']) ends.get(name)?.()
  await Promise.all([first, third])
  expect(refuseIfFull).not.toThrow()
  await pass(async () => started.push('later'))
  expect(started).toEqual(['first', 'second', 'third', 'later'])
})

test('a line of its own for those who go first, which goes before the other', async () => {
  const { pass, refuseIfFull } = createSemaphore({ concurrency: 1, maxWaiting: 2 }, () => new Error('full'))
  const order: string[] = []
  let end = (): void => {}
  const running = pass(() => new Promise<void>((resolve) => (end = resolve)))
  const run = (name: string, turn?: 'first') => pass(async () => order.push(name), turn)
  const strangers = [run('a stranger'), run('another stranger')]
  await expect(run('a third stranger')).rejects.toThrow('full')
  expect(() => refuseIfFull('first')).not.toThrow()
  const known = [run('known', 'first'), run('known, too', 'first')]
  await expect(run('one too many', 'first')).rejects.toThrow('full')
  end()
  await Promise.all([running, ...strangers, ...known])
  expect(order).toEqual(['known', 'known, too', 'a stranger', 'another stranger'])
})
