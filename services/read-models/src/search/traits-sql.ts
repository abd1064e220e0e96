import { TRAIT_BITS } from './trait-bits.ts'

const { forRent, featured, stage, financing, unitType, property, bedroom } = TRAIT_BITS

/** What filters other than prices and areas ask of a row of `listing_search`, as one number. */
export const TRAITS_SQL = [
  `for_rent::integer << ${forRent.from}`,
  `featured::integer << ${featured.from}`,
  `coalesce(stage + 1, 0) << ${stage.from}`,
  `financing::integer << ${financing.from}`,
  `coalesce(unit_type + 1, 0) << ${unitType.from}`,
  `property_type::integer << ${property.from}`,
  `property_subtype::integer << ${property.from + property.subtypeFrom}`,
  `least(coalesce(bedroom + 1, 0), ${bedroom.most + 1}) << ${bedroom.from}`,
]
  .map((bits) => `(${bits})`)
  .join(' | ')
