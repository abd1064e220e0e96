import { defaultSubtype } from '@tahanan/contracts/property/default-subtype.ts'
import { PROPERTY_SUBTYPES } from '@tahanan/contracts/property/property-subtype.ts'
import { PROPERTY_TYPES } from '@tahanan/contracts/property/property-type.ts'
import { subtypesForType } from '@tahanan/contracts/property/subtypes-for-type.ts'
import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import { unitTypesFor } from '@tahanan/contracts/property/unit-types-for.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import { guessProperty } from './guess-property.ts'
import { RowProblem } from './row-problem.ts'

export interface PropertyCells {
  readonly type: string
  readonly subtype: string
  readonly unitType: string
  readonly title: string
  readonly bedroom: number | null
  /** What `--default property_type=…` gives where neither column nor title tells. */
  readonly fallbackType: string
}

export interface PlacedProperty {
  readonly propertyType: number
  readonly propertySubtype: number
  readonly unitType: number | null
  /** How it was found, for the report: `type from "studio" in the title`. */
  readonly note: string
}

function codeOf(labels: readonly string[], text: string): number | undefined {
  const code = labels.findIndex((label) => foldText(label) === foldText(text))
  return code < 0 ? undefined : code
}

/**
 * Type, subtype and unit type of a row: from its columns where these say it, else from the words of its title.
 * Throws `RowProblem` where nothing tells, or where the columns contradict §4.
 */
export function placeProperty(cells: PropertyCells): PlacedProperty {
  const typeColumn = codeOf(PROPERTY_TYPES, cells.type)
  const subtypeColumn = codeOf(PROPERTY_SUBTYPES, cells.subtype) ?? codeOf(PROPERTY_SUBTYPES, cells.type)
  const columnWords = [cells.subtype, cells.type, cells.unitType].filter((text) => text !== '').join(' ')
  const inColumn = typeColumn === undefined ? guessProperty(columnWords, cells.bedroom) : undefined
  const inTitle = guessProperty(cells.title, cells.bedroom)
  const guess = inColumn ?? inTitle
  const propertyType = typeColumn ?? guess?.propertyType ?? codeOf(PROPERTY_TYPES, cells.fallbackType)
  if (propertyType === undefined) {
    throw new RowProblem(
      'property_type: no column and no word of the title says what it is; add --default property_type=Residential',
    )
  }
  const sameType = guess?.propertyType === propertyType ? guess : undefined
  const propertySubtype = subtypeColumn ?? sameType?.propertySubtype ?? defaultSubtype(propertyType)
  if (!subtypesForType(propertyType).includes(propertySubtype)) {
    const offered = subtypesForType(propertyType).map((code) => PROPERTY_SUBTYPES[code])
    throw new RowProblem(
      `property_subtype: ${PROPERTY_TYPES[propertyType]} has no ${PROPERTY_SUBTYPES[propertySubtype]}; it has ${offered.join(', ')}`,
    )
  }
  const offered = unitTypesFor(propertyType, propertySubtype)
  const unitType = codeOf(UNIT_TYPES, cells.unitType) ?? sameType?.unitType ?? null
  return {
    propertyType,
    propertySubtype,
    unitType: unitType !== null && offered.includes(unitType) ? unitType : null,
    note: noteOf(typeColumn !== undefined || inColumn !== undefined, inTitle?.word),
  }
}

function noteOf(fromColumn: boolean, word: string | undefined): string {
  if (fromColumn) return 'type from its column'
  return word === undefined ? 'type by default' : `type from "${word}" in the title`
}
