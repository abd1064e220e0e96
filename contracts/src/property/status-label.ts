import { PROJECT_STATUSES, READY_FOR_OCCUPANCY } from './property-status.ts'
import { LOT_ONLY, PROPERTY_SUBTYPES } from './property-subtype.ts'
import { MEMORIAL, PROPERTY_TYPES } from './property-type.ts'

/** A listing as answers carry it: labels, not codes. */
interface LabelledProperty {
  readonly property_status: string
  readonly property_type: string | null
  readonly property_subtype: string | null
}

/**
 * The status as cards, chips and the admin table show it (§2, §4, decision 53): first letter upper and the rest
 * lower, except that Ready for occupancy reads Ready-to-use for Memorial or Lot Only and is hyphenated elsewhere.
 */
export function statusLabel(property: LabelledProperty): string {
  const status = property.property_status
  if (status !== PROJECT_STATUSES[READY_FOR_OCCUPANCY])
    return status.charAt(0).toUpperCase() + status.slice(1).toLowerCase()
  const isLot =
    property.property_type === PROPERTY_TYPES[MEMORIAL] || property.property_subtype === PROPERTY_SUBTYPES[LOT_ONLY]
  return isLot ? 'Ready-to-use' : 'Ready-for-occupancy'
}
