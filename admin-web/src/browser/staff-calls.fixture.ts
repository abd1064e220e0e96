import type { Role } from '@tahanan/contracts/session/role.ts'
import { staffSite } from '@tahanan/web/browser/running-systems.fixture.ts'
import { randomAddress } from '@tahanan/web/browser/visitor.fixture.ts'
import { z } from 'zod'
import { signIn, type SignInSite } from './staff-page.fixture.ts'

export interface StaffCalls {
  /** Any call, with JSON or a form, as the first administrator. @throws for an answer that is no success */
  call(method: string, path: string, body?: object): Promise<unknown>
  /** Creates something and gives its id. */
  create(path: string, body: object): Promise<number>
  /** Somebody who has registered and been given a role. */
  addAccount(role: Role, email: string): Promise<StaffAccount>
  /** A visitor asks to see a listing at the first time that can be; when that is. */
  proposeViewing(listing: number, fullname: string): Promise<string>
  /** A developer, a condominium project of his, and a listing of the project; their names begin with `name`. */
  addListing(name: string): Promise<{ readonly developer: number; readonly project: number; readonly listing: number }>
}

export interface StaffAccount {
  readonly id: number
  readonly username: string
  readonly password: string
}

const created = z.object({ id: z.number() })
const accounts = z.object({ results: z.tuple([created]) })
const shown = z.object({ slug: z.string() })
const free = z.object({ times: z.tuple([z.string()]).rest(z.string()) })

/** What a test needs to be there, made by the API. */
export async function openStaffCalls({ url, username, password }: SignInSite = staffSite()): Promise<StaffCalls> {
  const address = randomAddress()
  const { token } = await signIn({ url, username, password })

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

  return {
    call,
    create,
    async addAccount(role, email) {
      const login = { username: email, password: 'a password of many words' }
      await call('POST', '/register/', { name: email, email, password: login.password })
      const [{ id }] = accounts.parse(await call('GET', `/admin/accounts/?q=${encodeURIComponent(email)}`)).results
      await call('POST', `/admin/accounts/${id}/approve/`, { role })
      return { id, ...login }
    },
    async proposeViewing(listing, fullname) {
      const { slug } = shown.parse(await call('GET', `/admin/listing/${listing}/fetch_edit_listing/`))
      const [at] = free.parse(await call('GET', `/viewing/times/${slug}/`)).times
      await call('POST', '/viewing/', {
        fullname,
        email: 'visitor@example.ph',
        phone: '0917 555 0133',
        message: 'May I see it?',
        listing_slug: slug,
        language: 'en',
        consent: true,
        elapsed_ms: 9_000,
        times: [at],
      })
      return at
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
