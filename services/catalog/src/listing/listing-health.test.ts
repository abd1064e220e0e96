import { expect, test } from 'vitest'
import { BROKERAGE_LISTING, PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { listingHealth } from '@tahanan/catalog/listing/listing-health.ts'

const TODAY = '2026-11-21'
const brokerage = {
  listingType: BROKERAGE_LISTING,
  status: 0,
  availability: 0,
  isPublished: true,
  minPriceCentavos: null,
  maxPriceCentavos: null,
  unitType: null,
  dhsudLts: null,
  pictures: [1],
  documents: [{ kind: 'authority_to_sell' as const, validUntil: null }],
}

const codes = (listing: Partial<Parameters<typeof listingHealth>[0]>) =>
  listingHealth({ ...brokerage, ...listing }, null, TODAY).map(({ code }) => code)
const until = (...days: (string | null)[]) => ({
  documents: days.map((validUntil) => ({ kind: 'authority_to_lease' as const, validUntil })),
})

test('a sound listing has none', () => {
  expect(codes({})).toEqual([])
})

test('an authority counts to its last day, and the one that lasts longest counts', () => {
  expect(codes(until(TODAY))).toEqual([])
  expect(codes(until('2026-11-20'))).toEqual(['authority_lapsed'])
  expect(codes(until('2026-01-31', '2027-01-31', '2025-01-31'))).toEqual([])
  expect(codes(until('2026-01-31', null))).toEqual([])
})

test('other papers are no authority, and project listings need none', () => {
  expect(codes({ documents: [{ kind: 'title', validUntil: null }] })).toEqual(['no_authority'])
  const sound = { listingType: PROJECT_LISTING, dhsudLts: 'LTS 0034567', documents: [] }
  expect(codes(sound)).toEqual([])
})

test('the words name the authority that is meant, and its last day', () => {
  const { documents } = until('2026-01-31', '2026-02-28')
  expect(listingHealth({ ...brokerage, documents }, null, TODAY)).toEqual([
    {
      code: 'authority_lapsed',
      field: 'authority_to_lease',
      message: 'The authority to sell lapsed on 2026-02-28. Upload the renewed one.',
    },
  ])
  const [rental] = listingHealth({ ...brokerage, status: 1, documents: [] }, null, TODAY)
  expect(rental?.message).toBe('There is no authority to lease. Upload the owner’s written one.')
})

test('the gravest comes first', () => {
  const listing = { ...brokerage, unitType: 7, pictures: [], documents: [] }
  const project = { dhsudLts: 'TBA', unitTypes: [6] }
  const found = (kind: number) =>
    listingHealth({ ...listing, listingType: kind }, project, TODAY).map(({ code }) => code)
  expect(found(BROKERAGE_LISTING)).toEqual(['no_authority', 'unit_type_not_offered', 'no_pictures'])
  expect(found(PROJECT_LISTING)).toEqual(['placeholder_lts', 'unit_type_not_offered', 'no_pictures'])
})

test('what is sold needs neither', () => {
  expect(codes({ availability: 1, documents: [], pictures: [] })).toEqual([])
})
