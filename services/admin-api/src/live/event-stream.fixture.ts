/** Everything that one connection to `GET /api/admin/live/` has said so far. */
export interface FollowedStream {
  readonly status: number
  readonly headers: Headers
  readonly events: readonly { readonly id: string; readonly type: string; readonly data: unknown }[]
  /** Comments: heartbeats. */
  readonly beats: () => number
  /** Resolves when the server ends it. */
  readonly ended: Promise<void>
  leave(): void
}

/** Follows what is done as the dashboard does. */
export async function followStream(
  address: string,
  token: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<FollowedStream> {
  const leaving = new AbortController()
  const response = await fetch(`${address}/admin/live/`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: leaving.signal,
  })
  const events: { id: string; type: string; data: unknown }[] = []
  let beats = 0

  async function read(): Promise<void> {
    let rest = ''
    for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + text).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        if (block.startsWith(':')) beats += 1
        else {
          const fields = new Map(
            block.split('\n').map((line) => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)]),
          )
          const data: unknown = JSON.parse(fields.get('data') ?? 'null')
          events.push({ id: fields.get('id') ?? '', type: fields.get('event') ?? 'message', data })
        }
      }
    }
  }

  const ended = read().catch(() => {})
  const { status } = response
  return { status, headers: response.headers, events, beats: () => beats, ended, leave: () => leaving.abort() }
}
