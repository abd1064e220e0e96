import { NO_PLACE } from '@tahanan/contracts/place/place.ts'
import type { ProjectState } from '@tahanan/contracts/project/project.ts'

/** A residential project of developer 1. */
export function buildProjectState(overrides: Partial<ProjectState> = {}): ProjectState {
  const { id = 1 } = overrides
  return {
    id,
    slug: `villas-${id}`,
    oldSlugs: [],
    name: `Villas ${id}`,
    developerId: 1,
    dhsudLts: 'LTS-0012345',
    propertyType: 0,
    propertySubtype: 1,
    unitTypes: [1, 3],
    amenityIds: [],
    location: 'Calamba, Laguna',
    ...NO_PLACE,
    details: '<p>A quiet place.</p>',
    financingOption: [0, 1],
    reservationFeeCentavos: 20_000_00,
    adApprovalNo: null,
    completionDate: '2027-12-31',
    createdAt: '2026-01-04T08:00:00.000Z',
    updatedAt: '2026-01-04T08:00:00.000Z',
    ...overrides,
  }
}
