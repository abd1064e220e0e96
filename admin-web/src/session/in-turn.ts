const queues = new Map<string, Promise<unknown>>()

/**
 * Runs one task of a name at a time, across the tabs of this browser. Without Web Locks, which a page served over plain
 * HTTP from another machine does not have, at least within this tab.
 */
export async function inTurn<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  if ('locks' in navigator) return navigator.locks.request(`tahanan-${name}`, task)
  const before = queues.get(name) ?? Promise.resolve()
  const running = before.then(task, task)
  queues.set(name, running)
  return running
}
