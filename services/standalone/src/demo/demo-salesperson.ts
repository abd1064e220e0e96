import { demoLicense } from './demo-license.ts'
import { DEMO_PEOPLE_SIZE } from './demo-people-size.ts'
import { type DemoPerson, demoPerson } from './demo-person.ts'

/** Form of salesperson number `index`, an invented person; every fifth has no accreditation. */
export function demoSalesperson(index: number, now: Date): DemoPerson {
  const license = index % 5 === 4 ? [] : [demoLicense(`PRC RES ${12_000 + index * 71}`, 200 + index * 31, now)]
  const position = index % 6 === 0 ? 'Team lead' : 'Property specialist'
  return { ...demoPerson(DEMO_PEOPLE_SIZE.brokers + index, position), license }
}
