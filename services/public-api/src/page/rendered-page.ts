import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { SiteSettings } from '@tahanan/contracts/site/site-settings.ts'
import { type Config, sendsAlerts, takesPublicLeads } from '@tahanan/platform/config/config-schema.ts'
import { namesTag } from '@tahanan/platform/http/names-tag.ts'
import { staleHeaders } from '@tahanan/platform/http/answers.ts'

const GZIP = /(?:^|[\s,])gzip\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i

/** A page's answer in one of its forms. */
interface PageAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** None with 304. */
  readonly body: Buffer | undefined
}

interface RenderedPageOptions {
  readonly status: number
  /** Strong tag, quotes included; pages that are not kept have none. */
  readonly etag: string | undefined
  /** Whether it is compressed for those who take that. */
  readonly compresses: boolean
  /** For how long what it shows has been out of date; 0: it is not. */
  readonly staleSeconds: number
}

/** As the calls' answers: a second in shared caches, and five more while they fetch it anew (design §5). */
const CACHE_CONTROL = 'public, s-maxage=1, stale-while-revalidate=5'

/**
 * A page as it goes out, immutable, so that a cache may hand out one object to many requests: each form of its answer
 * is made once, headers and all.
 */
export class RenderedPage {
  readonly status: number
  readonly bytes: Buffer
  readonly etag: string | undefined
  readonly #options: RenderedPageOptions
  readonly #whole: PageAnswer
  readonly #unchanged: PageAnswer
  #compressed: PageAnswer | Promise<PageAnswer> | undefined

  constructor(html: string, options: RenderedPageOptions) {
    this.status = options.status
    this.bytes = Buffer.from(html)
    this.etag = options.etag
    this.#options = options
    this.#whole = pageAnswer(options, this.bytes)
    this.#unchanged = { ...pageAnswer(options), status: 304 }
  }

  /** The answer to a request with these headers; a promise only while it is being compressed, once for all. */
  answerTo(request: IncomingHttpHeaders): PageAnswer | Promise<PageAnswer> {
    const known = request['if-none-match']
    if (this.etag !== undefined && known !== undefined && namesTag(known, this.etag)) return this.#unchanged
    if (!this.#options.compresses || !takesGzip(request['accept-encoding'])) return this.#whole
    return (this.#compressed ??= this.#compress())
  }

  async #compress(): Promise<PageAnswer> {
    const body = await promisify(gzip)(this.bytes)
    return (this.#compressed = pageAnswer(this.#options, body, { 'Content-Encoding': 'gzip' }))
  }
}

function pageAnswer(
  { status, etag, compresses, staleSeconds }: RenderedPageOptions,
  body?: Buffer,
  more: Readonly<Record<string, string>> = {},
): PageAnswer {
  const headers = {
    ...(etag === undefined ? { 'Cache-Control': 'no-store' } : { 'Cache-Control': CACHE_CONTROL, ETag: etag }),
    ...(compresses ? { Vary: 'Accept-Encoding' } : {}),
    ...staleHeaders(staleSeconds),
    ...(status === 503 ? { 'Retry-After': '5' } : {}),
    ...(body === undefined ? {} : { 'Content-Type': 'text/html; charset=utf-8' }),
    ...more,
  }
  return { status, headers, body }
}

/** Whether `Accept-Encoding` names gzip, and not to refuse it (RFC 9110 §12.5.3). */
export function takesGzip(acceptEncoding: string | readonly string[] | undefined): boolean {
  const named = GZIP.exec(String(acceptEncoding ?? ''))
  return named !== null && Number(named[1] ?? 1) > 0
}

type SiteConfig = Pick<
  Config,
  | 'PUBLIC_URL'
  | 'PORT'
  | 'STRICT_SPEC'
  | 'PUBLIC_LEADS'
  | 'PAGIBIG_CEILING_PESOS'
  | 'MAP_STYLE_URL'
  | 'ALERTS'
  | 'SMTP_URL'
>

/** What of the configuration the pages need. */
export function siteSettingsOf(config: SiteConfig): SiteSettings {
  return {
    origin: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
    strictSpec: config.STRICT_SPEC,
    publicLeads: takesPublicLeads(config),
    alerts: sendsAlerts(config),
    pagIbigCeilingPesos: config.PAGIBIG_CEILING_PESOS,
    mapStyleUrl: config.MAP_STYLE_URL,
  }
}
