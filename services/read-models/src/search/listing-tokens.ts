import type { ListingSearch } from '../listing/listing-search.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { filterToken } from './filter-token.ts'
import { idWindow, WINDOW_BITS } from './id-window.ts'
import { scaleStep } from './scale-step.ts'
import { scaleSteps } from './scale-steps.ts'

type Filtered = Pick<
  ListingSearch,
  'shelves' | 'bedroom' | 'unitType' | 'stage' | 'financing' | 'priceMinCentavos' | 'priceMaxCentavos' | 'lotAreaSqm'
>

/** The filter tokens of a listing. */
export function listingTokens(id: number, listing: Filtered): string[] {
  const { shelves, bedroom, unitType, stage, financing, priceMinCentavos, priceMaxCentavos, lotAreaSqm } = listing
  return [
    ...WINDOW_BITS.map((_bits, size) => filterToken.window(size, idWindow(id, size))),
    ...shelves.map(filterToken.shelf),
    ...(bedroom === null ? [] : [filterToken.bedroom(bedroom)]),
    ...(unitType === null ? [] : [filterToken.unitType(unitType)]),
    ...(stage === null ? [] : [filterToken.stage(stage)]),
    ...[...FINANCING_OPTIONS.keys()].filter((code) => (financing >> code) & 1).map(filterToken.financing),
    ...(priceMinCentavos === null || priceMaxCentavos === null
      ? []
      : scaleSteps(priceMinCentavos, priceMaxCentavos).map(filterToken.price)),
    ...(lotAreaSqm === null ? [] : [filterToken.lotArea(scaleStep(lotAreaSqm))]),
  ]
}
