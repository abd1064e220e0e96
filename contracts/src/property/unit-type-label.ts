import { labelOf } from './label-of.ts'
import { NO_UNIT_TYPE, UNIT_TYPES, type UnitTypeLabel } from './unit-type.ts'

/** `unit_type` and `property_unit_type` of reads: the label, or null where there is none (decisions §0). */
export function unitTypeLabel(code: number | null): UnitTypeLabel | null {
  return code === null || code === NO_UNIT_TYPE ? null : labelOf(UNIT_TYPES, code)
}
