/** How long to wait before try number `attempt` + 1: 100 ms, doubling up to `maxMs`, with jitter so crowds disperse. */
export function backOffMs(attempt: number, maxMs = 10_000): number {
  const ceiling = Math.min(maxMs, 100 * 2 ** Math.min(attempt, 20))
  return ceiling / 2 + (Math.random() * ceiling) / 2
}
