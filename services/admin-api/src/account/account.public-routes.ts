import { type AccountSettings, register } from '@tahanan/catalog/account/account-commands.ts'
import { askReset, setPasswordByLink, showLink } from '@tahanan/catalog/account/account-link.ts'
import type { Sessions } from '@tahanan/catalog/session/sessions.ts'
import { accountPublicEndpoints } from '@tahanan/contracts/account/account.public-endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'

const LIMITS = { maxBodyBytes: 16 * 1024 }

/** What is called before anybody is signed in. */
export function mountPublicAccountRoutes(
  endpoints: EndpointRouter,
  sessions: Sessions,
  settings: AccountSettings,
): void {
  const { register: ask, askReset: forgot, showLink: show, setPassword } = accountPublicEndpoints
  mountEndpoint(
    endpoints,
    ask,
    async ({ context, body, clientAddress }) => {
      await register(sessions, context, body, { ...settings, clientAddress })
      return { detail: 'An administrator must approve your account before you can sign in.' }
    },
    LIMITS,
  )
  mountEndpoint(
    endpoints,
    forgot,
    async ({ context, body, clientAddress }) => {
      await askReset(sessions, context, body.email, { ...settings, clientAddress })
      return { detail: 'If this address has an account, a mail with a link is on its way.' }
    },
    LIMITS,
  )
  mountEndpoint(endpoints, show, ({ context, body }) => showLink(sessions, body.token, context.now), LIMITS)
  mountEndpoint(
    endpoints,
    setPassword,
    ({ context, body: { token, new_password: newPassword } }) =>
      setPasswordByLink(sessions, context, { token, newPassword }),
    LIMITS,
  )
}
