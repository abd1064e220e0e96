import type { DeveloperState } from '@tahanan/contracts/developer/developer.ts'

export function buildDeveloperState(overrides: Partial<DeveloperState> = {}): DeveloperState {
  const { id = 1 } = overrides
  return {
    id,
    slug: `builders-${id}`,
    oldSlugs: [],
    name: `Builders ${id}`,
    officeAddress: 'Ayala Avenue, Makati',
    contactNumber: '(02) 8123 4567',
    contactPerson: 'Ana Cruz',
    details: '<p>Building since 1990.</p>',
    createdAt: '2026-01-03T08:00:00.000Z',
    updatedAt: '2026-01-03T08:00:00.000Z',
    ...overrides,
  }
}
