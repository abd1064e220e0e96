import { NO_PLACE } from '@tahanan/contracts/place/place.ts'

/** What the states of both kinds of listing have: one that a visitor would see. */
export function buildOfferState(id: number) {
  return {
    id,
    slug: `unit-${id}`,
    oldSlugs: [],
    name: `Unit ${id}`,
    isPublished: true,
    featured: false,
    location: 'Barangay Kapitolyo, Pasig',
    ...NO_PLACE,
    showExactPlace: false,
    lotAreaSqm: 120,
    floorAreaSqm: 80.5,
    bedroom: 3,
    bathroom: 2,
    carpark: 1,
    parking: true,
    details: '<p>Near everything.</p>',
    amenityIds: [],
    availability: 0 as const,
    soldAt: null,
    brokerId: null,
    unitType: 3,
    reservationFeeCentavos: null,
    createdAt: '2026-01-05T08:00:00.000Z',
    updatedAt: '2026-01-05T08:00:00.000Z',
  }
}
