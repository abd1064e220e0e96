import type { ListingPosition } from '@tahanan/platform/search-engine/search-engine.ts'
import { describe, expect, it } from 'vitest'
import { ListStretch } from './list-stretch.ts'

const at = (id: number, priceCentavos: number | null): ListingPosition => ({ id, priceCentavos })
const listings = [at(5, 100), at(2, 200), at(3, 200), at(9, 300), at(1, null), at(4, null)]
const stretch = (isLast: boolean) =>
  new ListStretch({ order: 'cheapest', after: at(7, 50), listings, isLast, position: 1 })
const behind = (position: ListingPosition, limit: number, backwards = false) => ({
  from: { position, backwards },
  limit,
})
const ids = (page: readonly ListingPosition[] | undefined) => page?.map(({ id }) => id)

describe('pages behind a place in a stretch', () => {
  it.each([
    ['where it begins', at(7, 50), [5, 2, 3]],
    ['at one of them', at(2, 200), [3, 9, 1]],
    ['between two of them', at(8, 200), [9, 1, 4]],
  ])('%s', (_, position, expected) => {
    expect(ids(stretch(false).page(behind(position, 2)))).toEqual(expected)
  })

  it('are as long as the list is, where it ends', () => {
    expect(ids(stretch(true).page(behind(at(9, 300), 5)))).toEqual([1, 4])
    expect(stretch(true).page(behind(at(4, null), 5))).toEqual([])
  })

  it('leave out what is not what it was, and go on instead', () => {
    expect(ids(stretch(false).page(behind(at(7, 50), 2), new Set([5, 3])))).toEqual([2, 9, 1])
  })

  it.each([
    ['is before it', behind(at(6, 50), 2)],
    ['is too near its end', behind(at(9, 300), 2)],
    ['goes the other way', behind(at(9, 300), 2, true)],
  ])('are not told where the place %s', (_, request) => {
    expect(stretch(false).page(request)).toBeUndefined()
  })

  it('begin where the list does, if nothing is before it', () => {
    const first = new ListStretch({ order: 'cheapest', after: undefined, listings, isLast: false, position: 1 })
    expect(ids(first.page({ from: undefined, limit: 2 }))).toEqual([5, 2, 3])
    expect(ids(first.page(behind(at(1, 1), 2)))).toEqual([5, 2, 3])
    expect(stretch(false).page({ from: undefined, limit: 2 })).toBeUndefined()
  })

  it('are not told once too much has changed', () => {
    const outdated = stretch(true)
    outdated.noteOutdated()
    expect(outdated.page(behind(at(7, 50), 2))).toBeUndefined()
  })
})
