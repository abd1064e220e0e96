import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { childEnvironment } from '@tahanan/platform/config/load-config.ts'
import { UndecodableError } from '@tahanan/platform/image/undecodable-error.ts'
import { typescriptArguments } from '@tahanan/platform/process/typescript-arguments.ts'
import { type DecodedPicture, type DecoderOrder, type DecoderReply, decoderReplySchema } from './decoder-reply.ts'

/**
 * Where uploaded files are decoded: a process of its own, so that neither the memory that takes nor a file that brings
 * a decoder down is any matter of ours. It starts with the first file, and ends when it has been idle for a while.
 */
export interface PictureDecoder {
  /** Reads the header only. @throws UndecodableError for what is no JPEG or PNG, or has too many pixels */
  check(path: string): Promise<void>
  /** One at a time, first come first served. @throws UndecodableError for what is no picture, or takes too long */
  decode(path: string): Promise<DecodedPicture>
  close(): Promise<void>
}

export interface PictureDecoderSettings {
  readonly idleMs?: number
  /** The longest that one picture may take. */
  readonly timeoutMs?: number
}

const ENTRY = fileURLToPath(new URL('./picture-decoder.process.ts', import.meta.url))
const IDLE_MS = 30_000
const TIMEOUT_MS = 60_000
/** A process can be killed for reasons of its own; a file that ends two is to blame. */
const ATTEMPTS = 2

/**
 * What a process that handles pictures is started with. Otherwise glibc keeps a heap for each thread, in which what was
 * freed stays scattered, and keeps what one large picture took: an image worker holds 200 MB instead of 155.
 */
export const PICTURE_MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }

export function openPictureDecoder({
  idleMs = IDLE_MS,
  timeoutMs = TIMEOUT_MS,
}: PictureDecoderSettings = {}): PictureDecoder {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  function enter(): ChildProcess {
    clearTimeout(idle)
    if (child !== undefined) return child
    const started = fork(ENTRY, [], {
      execArgv: typescriptArguments(),
      env: childEnvironment(PICTURE_MEMORY),
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    started.on('exit', () => forget(started)).on('error', () => forget(started))
    child = started
    return started
  }

  function forget(ended: ChildProcess): void {
    if (child === ended) child = undefined
  }

  /** It ends when nobody is there any more. */
  function leave(): void {
    if (child?.connected === true) child.disconnect()
    child = undefined
  }

  async function order(wanted: DecoderOrder): Promise<DecoderReply> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const asked = enter()
      const reply = await ask(asked, wanted, timeoutMs)
      // Its channel closes before it has exited: asked again, a file would be blamed for what it never met.
      if (reply === undefined) forget(asked)
      idle = setTimeout(leave, idleMs)
      if (reply?.kind === 'undecodable') throw new UndecodableError(reply.reason, reply)
      if (reply?.kind === 'failed') throw new Error(`A file could not be decoded: ${reply.reason}`)
      if (reply !== undefined) return reply
    }
    throw new UndecodableError('It cannot be decoded: the decoder fails on it, or takes too long.')
  }

  function inTurn(wanted: DecoderOrder): Promise<DecoderReply> {
    const turn = last.then(() => order(wanted))
    last = turn.catch(() => {})
    return turn
  }

  return {
    async check(path) {
      await inTurn({ step: 'check', path })
    },
    async decode(path) {
      const reply = await inTurn({ step: 'decode', path })
      if (reply.kind !== 'decoded') throw new Error(`The decoder answers ${reply.kind} where a picture was asked for.`)
      return reply.picture
    },
    async close() {
      await last
      clearTimeout(idle)
      const ending = child
      leave()
      if (ending !== undefined && ending.exitCode === null && ending.signalCode === null) await once(ending, 'exit')
    },
  }
}

/** Undefined when the process ended over it, or was ended because it took too long. */
function ask(child: ChildProcess, order: DecoderOrder, timeoutMs: number): Promise<DecoderReply | undefined> {
  return new Promise((resolve) => {
    const finish = (reply?: DecoderReply): void => {
      clearTimeout(deadline)
      child.off('message', onMessage).off('exit', onEnd).off('error', onEnd)
      resolve(reply)
    }
    const onMessage = (message: unknown): void => finish(decoderReplySchema.parse(message))
    const onEnd = (): void => finish()
    const deadline = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
    child.on('message', onMessage).on('exit', onEnd).on('error', onEnd)
    child.send(order, (error) => {
      if (error !== null) finish()
    })
  })
}
