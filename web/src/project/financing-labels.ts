import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'

/** Labels of financing codes; a code that has none is left out. */
export function financingLabels(codes: readonly number[]): readonly string[] {
  return codes.flatMap((code) => FINANCING_OPTIONS[code] ?? [])
}
