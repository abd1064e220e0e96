/** After so long an answer is shown and fetched anew. */
const FRESH_MS = 60_000

const startedAtMs = Date.now()
const receivedAtMs = new Map<string, number>()

/** How old the answers are that this visit has seen. Those that came with the page are as old as the page. */
export const answerAge = {
  note(address: string): void {
    receivedAtMs.set(address, Date.now())
  },
  isOld(address: string): boolean {
    return Date.now() - (receivedAtMs.get(address) ?? startedAtMs) > FRESH_MS
  },
}
