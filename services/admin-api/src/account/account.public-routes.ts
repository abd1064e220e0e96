import { register, type RegistrationSettings } from '@tahanan/catalog/account/account-commands.ts'
import type { Sessions } from '@tahanan/catalog/session/sessions.ts'
import { accountPublicEndpoints } from '@tahanan/contracts/account/account.public-endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'

const LIMITS = { maxBodyBytes: 16 * 1024 }

/** What the registration screen calls (decision 114). */
export function mountPublicAccountRoutes(
  endpoints: EndpointRouter,
  sessions: Sessions,
  settings: RegistrationSettings,
): void {
  mountEndpoint(
    endpoints,
    accountPublicEndpoints.register,
    async ({ context, body, clientAddress }) => {
      await register(sessions, context, body, { ...settings, clientAddress })
      return { detail: 'An administrator must approve your account before you can sign in.' }
    },
    LIMITS,
  )
}
