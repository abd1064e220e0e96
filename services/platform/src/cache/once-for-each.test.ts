import { expect, test, vi } from 'vitest'
import { onceForEach } from './once-for-each.ts'

test('works once for each object, whatever comes of it', () => {
  const work = vi.fn(({ name }: { readonly name: string | undefined }) => name)
  const once = onceForEach(work)
  const [first, second, nameless] = [{ name: 'a' }, { name: 'a' }, { name: undefined }]
  expect([first, first, second, nameless, nameless].map(once)).toEqual(['a', 'a', 'a', undefined, undefined])
  expect(work).toHaveBeenCalledTimes(3)
})

test('a failure is not kept', () => {
  const work = vi.fn().mockImplementationOnce(() => {
    throw new Error('away')
  })
  const once = onceForEach(work)
  const subject = {}
  expect(() => once(subject)).toThrow('away')
  expect(once(subject)).toBeUndefined()
})
