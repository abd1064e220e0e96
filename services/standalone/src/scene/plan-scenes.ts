import { COMMERCIAL_PLANS } from '../plan/commercial-plans.ts'
import { CONDO_PLANS } from '../plan/condo-plans.ts'
import { floorPlanScene } from '../plan/floor-plan-scene.ts'
import type { FloorPlan } from '../plan/floor-plan.ts'
import { HOUSE_PLANS } from '../plan/house-plans.ts'
import { sitePlanScene } from '../plan/site-plan-scene.ts'
import type { SiteKind } from '../plan/site-styles.ts'
import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import type { DemoScene } from './demo-scene.ts'

const FIRST_SEED = 6000

const plan = (name: string, svg: () => string): DemoScene => ({ name, kind: 'floor plan', subject: 'plan', svg })
const floor = (name: string, of: FloorPlan) => plan(`floor plan, ${name}`, () => floorPlanScene(of))
const site = (kind: SiteKind, index: number) =>
  plan(`site plan, ${kind}`, () => sitePlanScene(kind, FIRST_SEED + index))

const SITES: readonly SiteKind[] = ['village', 'farm', 'commercial', 'industrial', 'memorial', 'beach']

/** Floor plans of every unit type in the order of its code (§3), then of commercial buildings, then plans of sites. */
export const PLAN_SCENES: readonly DemoScene[] = [
  ...[...HOUSE_PLANS, ...CONDO_PLANS].map((of, code) => floor(UNIT_TYPES[code]?.toLowerCase() ?? String(code), of)),
  ...Object.entries(COMMERCIAL_PLANS).map(([name, of]) => floor(name, of)),
  ...SITES.map(site),
]
