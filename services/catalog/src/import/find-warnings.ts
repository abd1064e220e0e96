import { FOR_RENT } from '@tahanan/contracts/property/property-status.ts'
import { formatPesos } from '@tahanan/contracts/money/format-pesos.ts'

export interface Plausible {
  readonly status: number | undefined
  readonly priceCentavos: number | null | undefined
  readonly bedroom: number | null | undefined
  readonly bathroom: number | null | undefined
  readonly floorAreaSqm: number | null | undefined
}

const PESO = 100
/** Rents outside of 500 to 1 million a month and prices outside of 100,000 to 1,000 million are likely slips. */
const RENT_CENTAVOS = { least: 500 * PESO, most: 1_000_000 * PESO }
const PRICE_CENTAVOS = { least: 100_000 * PESO, most: 1_000_000_000 * PESO }
const MOST_ROOMS = 60
const FLOOR_SQM = { least: 8, most: 20_000 }

/** What is taken and yet unlikely, a line each: the importer lists these and blocks nothing. */
export function findWarnings(row: Plausible): string[] {
  const warnings: string[] = []
  const rental = row.status === FOR_RENT
  const price = rental ? RENT_CENTAVOS : PRICE_CENTAVOS
  const { priceCentavos, floorAreaSqm } = row
  if (typeof priceCentavos === 'number' && (priceCentavos < price.least || priceCentavos > price.most)) {
    warnings.push(`price: ${formatPesos(priceCentavos)}${rental ? ' a month' : ''} is unlikely`)
  }
  if ((row.bedroom ?? 0) > MOST_ROOMS) warnings.push(`bedroom: ${row.bedroom} is unlikely`)
  if ((row.bathroom ?? 0) > MOST_ROOMS) warnings.push(`bathroom: ${row.bathroom} is unlikely`)
  if (typeof floorAreaSqm === 'number' && (floorAreaSqm < FLOOR_SQM.least || floorAreaSqm > FLOOR_SQM.most)) {
    warnings.push(`floor_area: ${floorAreaSqm} sqm is unlikely`)
  }
  return warnings
}
