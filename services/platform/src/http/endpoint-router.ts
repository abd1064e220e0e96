import type { ApiScope } from '@tahanan/contracts/api-key/api-key.ts'
import type { Actor } from '@tahanan/contracts/session/role.ts'
import type { TemporaryFolder } from '../file/temporary-folder.ts'
import { Admission, BodyAdmission } from './admission.ts'
import type { Quota } from './quota.ts'
import type { BodyRate } from './receive-body.ts'
import { createRouter } from './router.ts'

/** Whom a bearer token stands for; undefined for a wrong or expired one. */
export type Authenticate = (token: string) => Promise<Actor | undefined>

/** What a key of a partner opens, and how much of its minute is used, this call included. */
export interface OpenedKey {
  /** Reads as a viewer, for the account that made the key. */
  readonly actor: Actor
  readonly scopes: readonly ApiScope[]
  readonly quota: Quota
}

/** Looks a key up, and counts a call of it; undefined for one that opens nothing. */
export type OpenKey = (key: string) => Promise<OpenedKey | undefined>

export interface EndpointRouterOptions {
  /** Without it nobody can be signed in, so that every call that is not public answers 401. */
  readonly authenticate?: Authenticate
  /** Without it there are no keys. */
  readonly openKey?: OpenKey
  /** Where files lie while their call is under way; an endpoint that takes files cannot be mounted without it. */
  readonly uploadFolder?: TemporaryFolder
  readonly bodyRate?: BodyRate
}

/** 20 s for what people type; an upload gets a second more for each kilobyte that has come. */
const BODY_RATE: BodyRate = { graceMs: 20_000, bytesPerSecond: 1_000 }
const MOST_CHANGES = 384
/** An office behind one address sends fewer at once; together they take up memory, 64 kB each at most unless signed in. */
const MOST_BODIES = { ofClient: 100, inAll: 1_000 }

/** The calls of one service, below `/api`. */
export type EndpointRouter = ReturnType<typeof createEndpointRouter>

/** An empty router: `mountEndpoint` fills it, `app.use(endpoints.router.routes())` serves it. */
export function createEndpointRouter(options: EndpointRouterOptions = {}) {
  const { uploadFolder, bodyRate = BODY_RATE } = options
  const authenticate: Authenticate = options.authenticate ?? (async () => undefined)
  const openKey: OpenKey = options.openKey ?? (async () => undefined)
  return {
    router: createRouter(),
    authenticate,
    openKey,
    uploadFolder,
    bodyRate,
    /** Bodies that are arriving. */
    bodies: new BodyAdmission(MOST_BODIES),
    /** Changes under way, their bodies received: who sends slowly is never one of them. */
    changes: new Admission({ most: MOST_CHANGES, underPressure: MOST_CHANGES, calmMs: 0 }),
  }
}
