import { demoLicense } from './demo-license.ts'
import { type DemoPerson, demoPerson } from './demo-person.ts'

/** Days from the seed on until each broker's licence ends: one ends soon, one has lapsed, one has none. */
const LICENSE_DAYS = [700, 430, 45, 880, null, 610, -20, 300] as const

/** Form of broker number `index`, an invented person. */
export function demoBroker(index: number, now: Date): DemoPerson {
  const days = LICENSE_DAYS[index % LICENSE_DAYS.length] ?? null
  const receipt = { name: `PTR 88${index}2041`, kind: 'PTR' as const }
  const license = days === null ? [] : [demoLicense(`PRC REB 00${31_000 + index * 137}`, days, now), receipt]
  return { ...demoPerson(index, index === 0 ? 'Broker in charge' : 'Real estate broker'), license }
}
