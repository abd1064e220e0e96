import { decimalField } from './decimal-field.ts'

const MAX_SQM = 1_000_000_000

/** An area of a form in sqm, two decimals at most (decision 67), commas forgiven. */
export function areaField() {
  return decimalField(MAX_SQM, 'Give an area in sqm, 0 or more, with two decimals at most.')
}
