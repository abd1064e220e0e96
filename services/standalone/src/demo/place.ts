/** What a place is like: it decides what stands there and how the texts speak of it. */
export type Setting = 'business' | 'city' | 'suburb' | 'upland' | 'coast' | 'farm'

/** A real city or municipality with some of its barangays, and the price level that its listings take. */
export interface Place {
  readonly city: string
  readonly province: string
  readonly barangays: readonly string[]
  readonly setting: Setting
  /** Rough asking price of residential land. */
  readonly landPesosPerSqm: number
  /** Rough asking price of condominium floor area; null where none are sold. */
  readonly condoPesosPerSqm: number | null
}
