import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { LIVE_HEARTBEAT_MS, type LiveMessage, liveMessageSchema, mayHear } from '@tahanan/contracts/live/live.ts'
import type { Actor } from '@tahanan/contracts/session/role.ts'
import type { Authenticate } from '@tahanan/platform/http/endpoint-router.ts'
import { openListener } from '@tahanan/platform/postgres/listener.ts'
import { TooManyRequests, Unavailable } from '@tahanan/platform/problem/problem.ts'

export interface LiveHubSettings {
  /** The catalog's database: its audit trail notifies `live`. */
  readonly connectionString: string
  /** Asked again for each connection with every heartbeat: a session that ends, ends them. */
  readonly authenticate: Authenticate
  readonly onError: (error: unknown) => void
  readonly heartbeatMs?: number
  readonly mostConnections?: { readonly ofAccount: number; readonly inAll: number }
}

interface Follower {
  readonly token: string
  actor: Actor
  readonly stream: Readable
}

interface FollowOptions {
  readonly token: string
  readonly actor: Actor
  /** `Last-Event-ID`. */
  readonly lastId: string | undefined
}

/** So many messages can be given again to who comes back. */
const REMEMBERED = 500
/** A burst is told at once, and of more than this many records of a noun only that they are many. */
const GATHER_MS = 50
const MOST_OF_NOUN = 20
/** Who reads so slowly is let go, and comes back for everything. */
const MOST_WAITING_BYTES = 64 * 1024
/** One a browser. */
const MOST_CONNECTIONS = { ofAccount: 12, inAll: 500 }
const RETRY_SECONDS = 30

/** Tells everybody who follows of what is done, as the audit trail notifies it. */
export class LiveHub {
  readonly #settings: LiveHubSettings
  readonly #followers = new Set<Follower>()
  readonly #listener: ReturnType<typeof openListener>
  readonly #heartbeat: NodeJS.Timeout
  /** Numbers of one hub, between two times of not listening, mean nothing to another. */
  #epoch = randomUUID()
  #sent: { readonly number: number; readonly message: LiveMessage }[] = []
  #number = 0
  #gathered: LiveMessage[] = []
  #gathering: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(settings: LiveHubSettings) {
    this.#settings = settings
    const { connectionString, onError, heartbeatMs = LIVE_HEARTBEAT_MS } = settings
    this.#listener = openListener({ connectionString, applicationName: 'live', onError })
    this.#listener.listen('live', (payload) => (payload === undefined ? this.#beginAnew() : this.#gather(payload)))
    this.#heartbeat = setInterval(() => void this.#beat().catch(onError), heartbeatMs)
    this.#heartbeat.unref()
  }

  /** Connections now. */
  get size(): number {
    return this.#followers.size
  }

  /** A stream of events until the reader goes, the session ends or the hub closes. @throws TooManyRequests, Unavailable */
  follow({ token, actor, lastId }: FollowOptions): Readable {
    const { ofAccount, inAll } = this.#settings.mostConnections ?? MOST_CONNECTIONS
    if (this.#isClosed || this.#followers.size >= inAll)
      throw new Unavailable('Too many follow what is done. Try again in a moment.', RETRY_SECONDS)
    const own = [...this.#followers].filter((other) => other.actor.accountId === actor.accountId)
    if (own.length >= ofAccount)
      throw new TooManyRequests('Your account follows what is done in too many browsers. Close one.', RETRY_SECONDS)
    const stream = new Readable({ read() {} })
    const follower = { token, actor, stream }
    this.#followers.add(follower)
    stream.once('close', () => this.#followers.delete(follower))
    const missed = this.#sendMissed(follower, lastId)
    stream.push(`id: ${this.#idOf(this.#number)}\nevent: ready\ndata: ${JSON.stringify({ missed })}\n\n`)
    return stream
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#heartbeat)
    clearTimeout(this.#gathering)
    for (const { stream } of this.#followers) stream.push(null)
    await this.#listener.close()
  }

  #idOf(number: number): string {
    return `${this.#epoch}.${number}`
  }

  /** @returns whether something is lost */
  #sendMissed(follower: Follower, lastId: string | undefined): boolean {
    if (lastId === undefined) return false
    const [epoch, digits] = lastId.split('.')
    const last = Number(digits)
    if (epoch !== this.#epoch || !(last <= this.#number) || last < this.#number - this.#sent.length) return true
    for (const { number, message } of this.#sent) if (number > last) this.#send(follower, number, message)
    return false
  }

  /** After each time of not listening: everybody reads everything again. */
  #beginAnew(): void {
    this.#epoch = randomUUID()
    this.#sent = []
    for (const { stream } of this.#followers)
      stream.push(`id: ${this.#idOf(this.#number)}\nevent: ready\ndata: {"missed":true}\n\n`)
  }

  #gather(payload: string): void {
    const message = liveMessageSchema.safeParse(JSON.parse(payload))
    if (!message.success) return this.#settings.onError(message.error)
    this.#gathered.push(message.data)
    // Whose session ended does not wait for the next heartbeat.
    if (message.data.noun === 'account') void this.#endSessions().catch(this.#settings.onError)
    this.#gathering ??= setTimeout(() => this.#tell(), GATHER_MS)
  }

  #tell(): void {
    this.#gathering = undefined
    for (const message of summarise(this.#gathered.splice(0))) {
      this.#number += 1
      this.#sent.push({ number: this.#number, message })
      for (const follower of this.#followers) this.#send(follower, this.#number, message)
    }
    if (this.#sent.length > REMEMBERED) this.#sent = this.#sent.slice(-REMEMBERED)
  }

  #send({ actor, stream }: Follower, number: number, message: LiveMessage): void {
    if (!mayHear(actor.role, message)) return
    stream.push(`id: ${this.#idOf(number)}\ndata: ${JSON.stringify(message)}\n\n`)
    if (stream.readableLength > MOST_WAITING_BYTES) stream.destroy()
  }

  async #beat(): Promise<void> {
    for (const { stream } of this.#followers) stream.push(': here\n\n')
    await this.#endSessions()
  }

  /** Roles as they are now; who is not signed in any more hears nothing more. */
  async #endSessions(): Promise<void> {
    await Promise.all(
      [...this.#followers].map(async (follower) => {
        const actor = await this.#settings.authenticate(follower.token)
        if (actor === undefined) follower.stream.push(null)
        else follower.actor = actor
      }),
    )
  }
}

/** One message for each record, its newest; one for a noun of which there are many. */
export function summarise(messages: readonly LiveMessage[]): readonly LiveMessage[] {
  const byNoun = new Map<string, Map<number, LiveMessage>>()
  for (const message of messages) {
    const ofNoun = byNoun.get(message.noun) ?? new Map<number, LiveMessage>()
    byNoun.set(message.noun, ofNoun.set(message.id, message))
  }
  return [...byNoun].flatMap(([noun, ofNoun]) =>
    ofNoun.size > MOST_OF_NOUN ? [{ noun, id: 0, version: null, actor: null }] : [...ofNoun.values()],
  )
}
