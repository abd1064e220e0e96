import type { Role } from '@tahanan/contracts/session/role.ts'
import { staffSite } from '@tahanan/web/browser/running-systems.fixture.ts'
import { randomAddress } from '@tahanan/web/browser/visitor.fixture.ts'
import { z } from 'zod'

export interface StaffCalls {
  /** Any call, with JSON or a form, as the first administrator. @throws for an answer that is no success */
  call(method: string, path: string, body?: object): Promise<unknown>
  /** Creates something and gives its id. */
  create(path: string, body: object): Promise<number>
  /** Somebody who has registered and been given a role. */
  addAccount(role: Role, email: string): Promise<{ readonly username: string; readonly password: string }>
  /** A developer, a condominium project of his, and a listing of the project; their names begin with `name`. */
  addListing(name: string): Promise<{ readonly developer: number; readonly project: number; readonly listing: number }>
}

const created = z.object({ id: z.number() })
const accounts = z.object({ results: z.array(created).length(1) })

/** What a test needs to be there, made by the API. */
export async function openStaffCalls(): Promise<StaffCalls> {
  const { url, username, password } = staffSite()
  const address = randomAddress()
  let token = ''

  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const isForm = body instanceof FormData
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(isForm ? {} : { 'content-type': 'application/json' }),
        authorization: `Bearer ${token}`,
        'x-forwarded-for': address,
      },
      body: isForm || body === undefined ? (body ?? null) : JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
  const create = async (path: string, body: object): Promise<number> => created.parse(await call('POST', path, body)).id

  token = z.object({ access: z.string() }).parse(await call('POST', '/admin/login/', { username, password })).access
  return {
    call,
    create,
    async addAccount(role, email) {
      const account = { username: email, password: 'a password of many words' }
      await call('POST', '/register/', { name: email, email, password: account.password })
      const { results } = accounts.parse(await call('GET', `/admin/accounts/?q=${encodeURIComponent(email)}`))
      await call('POST', `/admin/accounts/${results[0]?.id}/approve/`, { role })
      return account
    },
    async addListing(name) {
      const developer = await create('/admin/developer/', {
        name: `${name} Developers`,
        office_address: 'Makati',
        contact_person: 'Ana Cruz',
        contact_number: '0917 555 0002',
      })
      const project = await create('/admin/projects/', {
        name: `${name} Towers`,
        developer_id: developer,
        dhsud_lts: 'LTS No. 0099',
        location: 'Poblacion, Makati City',
        property_subtype: 2,
        property_unit_type: [5, 6],
        financing_option: [0],
      })
      const listing = await create('/admin/listing/?listing_type=project', {
        name: `${name} studio`,
        location: 'Poblacion, Makati City',
        project,
        unit_type: 5,
        min_price: 3_000_000,
        max_price: 3_500_000,
      })
      return { developer, project, listing }
    },
  }
}
