import pg from 'pg'
import { connectionConfig } from './connection-config.ts'
import type { ConnectionSettings } from './connection-config.ts'
import type { Queryable } from './queryable.ts'

export interface ReadLanesSettings extends ConnectionSettings {
  /** How many connections. */
  readonly lanes: number
  /** Told when a connection is lost. It is replaced when it is needed next, so silence is a fair default. */
  readonly onError?: (error: Error) => void
}

interface Lane {
  /** Undefined before the first statement, and once the connection is lost. */
  client: Promise<pg.Client> | undefined
  /** Statements that are under way. */
  running: number
  /** Statements of this turn are held back until its end. */
  isGathering: boolean
}

/**
 * Connections for many short reads at once. A statement does not wait for a connection to fall idle: it is sent behind
 * those under way on the one that has the fewest, together with all that come in the same turn of the event loop, so that
 * both ends handle several of them at each wake-up, which is a quarter of what a read of one row costs. They share no
 * transaction, and what fails fails alone; but a slow statement holds up the ones behind it, so a statement timeout
 * belongs here.
 */
export class ReadLanes implements Queryable {
  readonly #settings: ReadLanesSettings
  readonly #lanes: readonly Lane[]
  #isEnded = false

  constructor(settings: ReadLanesSettings) {
    this.#settings = settings
    this.#lanes = Array.from({ length: settings.lanes }, () => ({ client: undefined, running: 0, isGathering: false }))
  }

  async query<Row extends pg.QueryResultRow>(statement: string | pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    if (this.#isEnded) throw new Error('These connections are closed.')
    const lane = this.#freest()
    lane.running += 1
    try {
      const client = await (lane.client ??= this.#connect(lane))
      if (!lane.isGathering) gather(lane, client)
      return await client.query<Row>(statement)
    } finally {
      lane.running -= 1
    }
  }

  /** Lets what is under way come to its end. */
  async end(): Promise<void> {
    this.#isEnded = true
    const clients = this.#lanes.flatMap(({ client }) =>
      client === undefined ? [] : [client.then((open) => open.end())],
    )
    await Promise.allSettled(clients)
  }

  #freest(): Lane {
    return this.#lanes.reduce((freest, lane) => (lane.running < freest.running ? lane : freest))
  }

  #connect(lane: Lane): Promise<pg.Client> {
    const client = new pg.Client({ ...connectionConfig(this.#settings), pipeline: true })
    const connecting = client.connect().then(() => client)
    const forget = (): void => {
      if (lane.client === connecting) lane.client = undefined
    }
    client.on('error', (error) => {
      forget()
      this.#settings.onError?.(error)
    })
    client.on('end', forget)
    connecting.catch(forget)
    return connecting
  }
}

/** Sends what the lane is given in this turn of the event loop at the end of it. */
function gather(lane: Lane, { connection: { stream } }: pg.Client): void {
  lane.isGathering = true
  stream.cork()
  setImmediate(() => {
    lane.isGathering = false
    stream.uncork()
  })
}
