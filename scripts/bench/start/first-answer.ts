import { pause } from '@tahanan/platform/postgres/pause.ts'

const TIMEOUT_MS = 600_000
const LOOK_EVERY_MS = 10

/** Resolves with the first good answer of a server that is starting. */
export async function firstAnswer(address: string, hasEnded: () => boolean): Promise<void> {
  for (const giveUpAt = Date.now() + TIMEOUT_MS; Date.now() < giveUpAt;) {
    const response = await fetch(address).catch(() => undefined)
    if (response?.ok === true) return void (await response.text())
    if (hasEnded()) throw new Error('It ended before its first answer.')
    await pause(LOOK_EVERY_MS)
  }
  throw new Error(`There was no answer within ${TIMEOUT_MS / 1_000} s.`)
}
