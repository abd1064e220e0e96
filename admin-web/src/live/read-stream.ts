import { problemOf } from '../api/fetch-answer.ts'
import { withSession } from '../api/with-session.ts'

interface StreamEvent {
  readonly id: string
  /** `message` where the server names none. */
  readonly type: string
  readonly data: unknown
}

interface ReadOptions {
  readonly url: string
  readonly lastId: string | undefined
  readonly signal: AbortSignal
  readonly onEvent: (event: StreamEvent) => void
}

/** Without a sign of life for so long (the server gives one every 20 s) the machine slept, or the line is dead. */
const SILENCE_MS = 45_000

/**
 * Reads server-sent events as who is signed in, until the server ends them. `EventSource` would put the token into the
 * address. @throws ApiProblem, and whatever breaks a connection
 */
export async function readStream({ url, lastId, signal, onEvent }: ReadOptions): Promise<void> {
  const silence = new AbortController()
  const either = AbortSignal.any([signal, silence.signal])
  const response = await withSession(async (token = '') => {
    const resumed = lastId === undefined ? {} : { 'Last-Event-ID': lastId }
    const answer = await fetch(url, { signal: either, headers: { Authorization: `Bearer ${token}`, ...resumed } })
    if (answer.ok) return answer
    const retryAfter = answer.headers.get('Retry-After')
    throw problemOf({ status: answer.status, body: await answer.json().catch(() => null), requestId: null, retryAfter })
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (reader === undefined) return
  let rest = ''
  let timer = setTimeout(() => silence.abort(), SILENCE_MS)
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), SILENCE_MS)
      const blocks = (rest + piece.value).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) if (!block.startsWith(':')) onEvent(eventOf(block))
    }
  } finally {
    clearTimeout(timer)
  }
}

/** `id: …`, `event: …`, `data: …`, a line each, as our server writes them. */
function eventOf(block: string): StreamEvent {
  const fields = new Map(block.split('\n').map((line) => [line.split(': ', 1)[0], line.slice(line.indexOf(': ') + 2)]))
  return {
    id: fields.get('id') ?? '',
    type: fields.get('event') ?? 'message',
    data: JSON.parse(fields.get('data') ?? 'null'),
  }
}
