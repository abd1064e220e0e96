import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'

export interface SecurityHeaders {
  /** For pages, scripts, pictures: everything comes from this origin, nothing may frame it. */
  readonly pages: Readonly<Record<string, string>>
  /** For the calls below `/api`: JSON that no browser should ever show as a page. */
  readonly api: Readonly<Record<string, string>>
}

const NOTHING = "'none'"
const SELF = "'self'"

/**
 * Helmet's headers, computed once: they are the same for every answer. `https` (the public address is one) adds
 * HSTS and upgrades stray links; without it they would break a server that is reached over plain HTTP.
 */
export function securityHeaders({ https }: { readonly https: boolean }): SecurityHeaders {
  const common = {
    xFrameOptions: { action: 'deny' as const },
    strictTransportSecurity: https,
    xXssProtection: false,
    xDownloadOptions: false,
  }
  const upgrade = { upgradeInsecureRequests: https ? [] : null }
  return {
    pages: headersOf(
      helmet({
        ...common,
        contentSecurityPolicy: {
          useDefaults: false,
          directives: {
            defaultSrc: [SELF],
            // Page data travels as inert JSON and pages are cached, so there are neither inline scripts nor nonces.
            scriptSrc: [SELF],
            scriptSrcAttr: [NOTHING],
            styleSrc: [SELF],
            // Server-rendered charts and carousels carry `style` attributes.
            styleSrcAttr: ["'unsafe-inline'"],
            // `blob:` is a picture chosen in a form, `data:` the blurred placeholder.
            imgSrc: [SELF, 'blob:', 'data:'],
            fontSrc: [SELF],
            connectSrc: [SELF],
            objectSrc: [NOTHING],
            baseUri: [SELF],
            formAction: [SELF],
            frameAncestors: [NOTHING],
            ...upgrade,
          },
        },
      }),
    ),
    api: headersOf(
      helmet({
        ...common,
        contentSecurityPolicy: {
          useDefaults: false,
          directives: { defaultSrc: [NOTHING], frameAncestors: [NOTHING], ...upgrade },
        },
        // These say something about pages only.
        crossOriginOpenerPolicy: false,
        originAgentCluster: false,
        xDnsPrefetchControl: false,
        xFrameOptions: false,
        xPermittedCrossDomainPolicies: false,
      }),
    ),
  }
}

function headersOf(middleware: ReturnType<typeof helmet>): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  middleware(request, response, (error) => {
    if (error !== undefined) throw new Error('Helmet refused its settings.', { cause: error })
  })
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}
