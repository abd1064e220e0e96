import type { LicenseKind } from './license-kind.ts'

/** A licence of a broker or salesperson. */
export interface License {
  readonly id: number
  /** Its number, as it is written on it. */
  readonly name: string
  readonly kind: LicenseKind
  /** Its last day, `YYYY-MM-DD`; null when none was given. */
  readonly validUntil: string | null
}

/** One as a form sends it: without an id it is a new one; kind and last day that are undefined stay as they are. */
export interface LicenseDraft extends Pick<License, 'name'> {
  readonly id: number | undefined
  readonly kind: LicenseKind | undefined
  readonly validUntil: string | null | undefined
}
