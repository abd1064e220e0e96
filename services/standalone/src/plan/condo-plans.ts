import { FLAT_PLANS } from './flat-plans.ts'
import type { FloorPlan } from './floor-plan.ts'
import { SPECIAL_FLAT_PLANS } from './special-flat-plans.ts'

/** Plans of units from studio (5) to home office (11), in the order of their codes (§3). */
export const CONDO_PLANS: readonly FloorPlan[] = [...FLAT_PLANS, ...SPECIAL_FLAT_PLANS]
