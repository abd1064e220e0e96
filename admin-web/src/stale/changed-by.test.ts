import { afterAll, expect, test, vi } from 'vitest'

afterAll(() => {
  vi.unstubAllGlobals()
})

// As much of a browser as a session needs.
vi.stubGlobal('window', { addEventListener: () => {} })
const { changedBy, changedText } = await import('./changed-by.ts')

const heard = (version: number | null, actor: number | null) => ({ noun: 'listing', id: 1, version, actor })

test.each([
  ['nothing', [], undefined],
  ['what the form began with', [heard(4, 8)], undefined],
  ['what another window of mine did', [heard(5, 7)], 'you'],
  ['what a colleague did', [heard(5, 8)], 'others'],
  ['what both did', [heard(5, 8), heard(6, 7)], 'others'],
  ['what I did after what I have seen of a colleague', [heard(4, 8), heard(5, 7)], 'you'],
  ['what the system did', [heard(5, null)], 'others'],
  ['what has no version', [heard(null, 7)], 'you'],
] as const)('%s, heard of by who edits version 4', (_what, messages, by) => {
  expect(changedBy(messages, 4, 7)).toBe(by)
})

test('one is told of oneself as of oneself', () => {
  expect(changedText('you')).toBe('You changed this meanwhile, in another window')
  expect(changedText('others', 'deleted this')).toBe('Somebody else deleted this meanwhile')
  // Not heard of: it is hardly oneself.
  expect(changedText(undefined)).toBe('Somebody else changed this meanwhile')
})
