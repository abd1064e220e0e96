import { expect, test } from 'vitest'
import { type BrowserStorage, guardStorage } from '../ui/browser-storage.ts'
import { openShortlist } from './browser-shortlist.ts'

/** What `localStorage` does, with a limit to run into. */
function buildStorage(limit = Infinity): BrowserStorage {
  const kept = new Map<string, string>()
  const storage: Storage = {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    key: (place) => [...kept.keys()][place] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem(key, value) {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
  }
  return guardStorage(() => storage)
}

const counted = (length: number) => Array.from({ length }, (_, place) => place + 1)

const forbidden = guardStorage(() => {
  throw new DOMException('forbidden', 'SecurityError')
})

test('the newest heart comes first, and a second click takes it away', () => {
  const shortlist = openShortlist(buildStorage(), new EventTarget())
  expect([shortlist.toggle(3), shortlist.toggle(7)]).toEqual([true, true])
  expect(shortlist.ids()).toEqual([7, 3])
  shortlist.toggle(3)
  expect(shortlist.ids()).toEqual([7])
})

test('it is there again after a visit, and the same in another tab', () => {
  const storage = buildStorage()
  const events = new EventTarget()
  const here = openShortlist(storage, new EventTarget())
  const there = openShortlist(storage, events)
  let told = 0
  there.subscribe(() => (told += 1))
  here.toggle(5)
  events.dispatchEvent(new Event('storage'))
  expect([there.ids(), told]).toEqual([[5], 1])
  expect(openShortlist(storage, events).ids()).toEqual([5])
})

test('the 51st is not taken; one of the 50 can still go', () => {
  const shortlist = openShortlist(buildStorage(), new EventTarget())
  expect(shortlist.add(counted(50))).toBe(0)
  expect(shortlist.toggle(99)).toBe(false)
  expect(shortlist.toggle(50)).toBe(true)
  expect(shortlist.ids()).toHaveLength(49)
})

test('what somebody shared is taken over whole or not at all: no heart of one’s own makes room for it', () => {
  const shortlist = openShortlist(buildStorage(), new EventTarget())
  shortlist.add(counted(48))
  expect(shortlist.add([48, 101, 102, 103])).toBe(1)
  expect(shortlist.ids()).toEqual(counted(48))
  shortlist.toggle(1)
  expect(shortlist.add([48, 101, 102, 103])).toBe(0)
  expect(shortlist.ids()).toHaveLength(50)
})

test('listings that are gone are taken off, and make room', () => {
  const storage = buildStorage()
  const shortlist = openShortlist(storage, new EventTarget())
  shortlist.add(counted(50))
  shortlist.remove([2, 7])
  expect(openShortlist(storage, new EventTarget()).ids()).toEqual(counted(50).filter((id) => id !== 2 && id !== 7))
  expect(shortlist.toggle(99)).toBe(true)
})

test.each(['', '{', '{"a":1}', '[1,"2",-3,null,4.5,9]'])('what stands in the storage may be anything: %s', (text) => {
  const storage = buildStorage()
  storage.write('tahanan.shortlist', text)
  expect(openShortlist(storage, new EventTarget()).ids()).toEqual(text.startsWith('[1') ? [1, 9] : [])
})

test('a full storage, or none, keeps the list for as long as the page', () => {
  for (const storage of [buildStorage(4), forbidden]) {
    const shortlist = openShortlist(storage, new EventTarget())
    shortlist.add([10, 20, 30])
    expect(shortlist.ids()).toEqual([10, 20, 30])
  }
})
