import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'

/** Whether a paper does not hold any more: the day it is valid until is over in Manila. */
export function hasLapsed(validUntil: string | null, now: Date): boolean {
  return validUntil !== null && validUntil < manilaDate(now)
}
