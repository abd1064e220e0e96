import type { Actor } from '@tahanan/contracts/session/role.ts'
import type { BodyKind } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import type { BodyReader } from './body-reader.ts'
import { readFormBody } from './read-form-body.ts'
import { readJsonBody } from './read-json-body.ts'
import { type AppRouter, createRouter } from './router.ts'

/** Whom a bearer token stands for; undefined for a wrong or expired one. */
export type Authenticate = (token: string) => Promise<Actor | undefined>

export interface EndpointRouterOptions {
  /** Without it nobody can be signed in, so that every call that is not public answers 401. */
  readonly authenticate?: Authenticate
  /** Reads bodies with files in them; an endpoint of that kind cannot be mounted without it. */
  readonly readFiles?: BodyReader
}

/** The calls of one service, below `/api`. */
export interface EndpointRouter {
  readonly router: AppRouter
  readonly authenticate: Authenticate
  readonly bodyReaders: Readonly<Partial<Record<BodyKind, BodyReader>>>
}

/** An empty router: `mountEndpoint` fills it, `app.use(endpoints.router.routes())` serves it. */
export function createEndpointRouter(options: EndpointRouterOptions = {}): EndpointRouter {
  return {
    router: createRouter(),
    authenticate: options.authenticate ?? (async () => undefined),
    bodyReaders: {
      json: readJsonBody,
      form: readFormBody,
      ...(options.readFiles === undefined ? {} : { files: options.readFiles }),
    },
  }
}
