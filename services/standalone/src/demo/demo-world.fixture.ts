import { AMENITY_NAMES } from './names.ts'
import { demoProject } from './demo-project.ts'
import type { DemoWorld } from './add-demo-world.ts'

interface WorldSize {
  readonly developers?: number
  readonly projects?: number
  readonly now?: Date
}

/** A world whose ids are simply counted from 1, as the bulk path numbers an empty catalogue. */
export function buildDemoWorld({
  developers = 24,
  projects = 80,
  now = new Date('2026-03-01T08:00:00Z'),
}: WorldSize = {}): DemoWorld {
  const developerIds = Array.from({ length: developers }, (_item, index) => index + 1)
  const amenityIds = AMENITY_NAMES.map((_name, index) => index + 1)
  return {
    projects: Array.from({ length: projects }, (_item, index) => ({
      ...demoProject(index, { developerIds, amenityIds, now }),
      id: index + 1,
    })),
    amenityIds,
    brokerIds: [4, 5, 6],
  }
}
