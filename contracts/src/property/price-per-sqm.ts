import { LOT_ONLY, MEMORIAL } from './property-type.ts'

interface Sized {
  /** Codes of §3. */
  readonly propertyType: number
  readonly propertySubtype: number
  readonly floorAreaSqm: number | null
  readonly lotAreaSqm: number | null
}

/** What the price of a property is spread over: the lot where there is nothing else, the floor of what is built. */
export function pricedAreaSqm({ propertyType, propertySubtype, floorAreaSqm, lotAreaSqm }: Sized): number | null {
  const isLand = propertySubtype === LOT_ONLY || propertyType === MEMORIAL
  return (isLand ? lotAreaSqm : floorAreaSqm) || null
}

/** Whole centavos; null where the price or the area is not known. */
export function pricePerSqmCentavos(priceCentavos: number | null, areaSqm: number | null): number | null {
  return priceCentavos === null || areaSqm === null ? null : Math.round(priceCentavos / areaSqm)
}
