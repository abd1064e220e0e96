import type { Endpoint } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import type { ParameterizedContext } from 'koa'
import { FileAnswer } from './file-answer.ts'
import { namesTag } from './names-tag.ts'
import { ReadyAnswer } from './ready-answer.ts'
import type { RequestState } from './request-state.ts'
import { StreamedAnswer } from './streamed-answer.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/**
 * Sends what a handler answered with the endpoint's status. Ready answers go out as they are, or as 304, streamed ones
 * piece by piece; others pass
 * through the endpoint's schema first, so that nothing leaves that the contract does not name.
 */
export function presentAnswer(ctx: ParameterizedContext<RequestState>, endpoint: Endpoint, answer: unknown): void {
  if (answer instanceof ReadyAnswer) return presentReady(ctx, endpoint, answer)
  ctx.status = endpoint.status
  if (answer instanceof FileAnswer) return presentFile(ctx, answer)
  ctx.res.setHeader('Cache-Control', 'no-store')
  if (answer instanceof StreamedAnswer) return presentStreamed(ctx, answer)
  if (endpoint.status === 204) return
  const parsed = endpoint.answer.safeParse(answer)
  if (!parsed.success)
    throw new Error(`The answer of ${endpoint.id} does not fit its contract.`, { cause: parsed.error })
  ctx.res.setHeader('Content-Type', JSON_TYPE)
  ctx.body = JSON.stringify(parsed.data)
}

function presentReady(ctx: ParameterizedContext<RequestState>, { status }: Endpoint, answer: ReadyAnswer): void {
  // Koa's `fresh` would not do: it gives way to `Cache-Control: no-cache`, which `fetch` adds by itself.
  const known = answer.etag === undefined ? undefined : ctx.req.headers['if-none-match']
  const isUnchanged = known !== undefined && answer.etag !== undefined && namesTag(known, answer.etag)
  ctx.set(answer.headers)
  ctx.status = isUnchanged ? 304 : status
  if (isUnchanged) return
  ctx.set('Content-Type', JSON_TYPE)
  ctx.body = answer.bytes
}

function presentStreamed(ctx: ParameterizedContext<RequestState>, answer: StreamedAnswer): void {
  ctx.res.setHeader('Content-Type', answer.contentType)
  ctx.res.setHeader('Content-Disposition', `attachment; filename="${answer.fileName}"`)
  ctx.body = answer.stream
}

function presentFile(ctx: ParameterizedContext<RequestState>, file: FileAnswer): void {
  ctx.set({
    'Cache-Control': 'private, no-store',
    'Content-Type': file.contentType,
    'Content-Length': String(file.sizeBytes),
    'Content-Disposition': file.contentDisposition,
    'X-Content-Type-Options': 'nosniff',
  })
  ctx.body = file.stream
}
