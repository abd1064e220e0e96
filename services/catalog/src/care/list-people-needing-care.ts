import type { PersonCare } from '@tahanan/contracts/care/person-care.ts'
import type { StaffListQuery } from '@tahanan/contracts/page/staff-list-query.ts'
import type { Catalog } from '../command/catalog.ts'
import type { ListPage } from '../list/list-page.ts'
import { personCareTerms, type PersonCareSettings } from './person-care-terms.ts'
import { countPeopleInNeed, listPeopleInNeed, type PersonCareCode, type PersonInNeed } from './person-care.store.ts'

/** Brokers and salespersons whom staff should look at, the gravest reasons first. */
export async function listPeopleNeedingCare(
  { pool }: Catalog,
  query: StaffListQuery,
  settings: PersonCareSettings,
): Promise<ListPage<PersonCare>> {
  const terms = personCareTerms(settings)
  const [count, people] = await Promise.all([
    countPeopleInNeed(pool, terms, query),
    listPeopleInNeed(pool, terms, query),
  ])
  const results = people.map((person): PersonCare => {
    const { noun, id, name, codes } = person
    return { noun, id, name, reasons: codes.map((code) => ({ code, message: MESSAGES[code](person) })) }
  })
  return { count, results }
}

const MESSAGES: Readonly<Record<PersonCareCode, (person: PersonInNeed) => string>> = {
  license_missing: () => 'There is no PRC licence or accreditation. Add it, with its last day.',
  license_lapsed: ({ lastDay }) => `The PRC licence lapsed on ${lastDay}. Add the renewed one.`,
  license_ending: ({ lastDay }) => `The PRC licence ends on ${lastDay}. Ask for the renewed one.`,
  too_many_salespersons: ({ salespersons }) =>
    `${salespersons} salespersons work under this broker. Move some to another one.`,
}
