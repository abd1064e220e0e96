import { accountEndpoints } from '@tahanan/contracts/account/account.endpoints.ts'
import { accountPublicEndpoints } from '@tahanan/contracts/account/account.public-endpoints.ts'
import { sessionEndpoints } from '@tahanan/contracts/session/session.endpoints.ts'
import type { SessionAnswer } from '@tahanan/contracts/session/session.ts'
import type { Role } from '@tahanan/contracts/session/role.ts'
import type { TestAdminApi } from '../router/admin-api.fixture.ts'

export const PASSWORD = 'kalabaw sa bukid'

export interface TestAccount {
  readonly id: number
  readonly email: string
}

/** Accounts as they come into being: somebody registers, an administrator approves. */
export interface TestAccounts {
  registered(overrides?: { readonly name?: string }): Promise<TestAccount>
  approved(role?: Role): Promise<TestAccount>
  signIn(username: string, password?: string): Promise<SessionAnswer>
}

export function openTestAccounts(api: TestAdminApi): TestAccounts {
  const { list, approve } = accountEndpoints
  let made = 0

  async function registered(overrides: { readonly name?: string } = {}): Promise<TestAccount> {
    made += 1
    const email = `maria.${made}@example.com`
    const body = { name: 'María Santos', email, password: PASSWORD, ...overrides }
    await api.ask(accountPublicEndpoints.register, { as: 'nobody', body })
    const { results } = await api.ask(list, { as: 'admin', query: { q: email } })
    const found = results.find((account) => account.email === email)
    if (found === undefined) throw new Error(`${email} was not registered.`)
    return { id: found.id, email }
  }

  return {
    registered,
    async approved(role = 'editor') {
      const account = await registered()
      await api.ask(approve, { as: 'admin', params: { id: account.id }, body: { role } })
      return account
    },
    signIn: (username, password = PASSWORD) =>
      api.ask(sessionEndpoints.login, { as: 'nobody', body: { username, password } }),
  }
}
