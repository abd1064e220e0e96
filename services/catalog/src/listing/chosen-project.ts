/** What a listing's rules ask of the project that was chosen. */
export interface ChosenProject {
  readonly id: number
  readonly propertyType: number
  readonly propertySubtype: number
  readonly unitTypes: readonly number[]
  readonly dhsudLts: string
  readonly location: string
}
