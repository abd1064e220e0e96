export interface Attack {
  /** How often each status was answered; 0 for none. */
  stop(): Promise<ReadonlyMap<number, number>>
}

const TICK_MS = 20

/** Tries wrong passwords at this rate, each for another name and from another address, whatever is answered. */
export function startAttack(origin: string, perMinute: number): Attack {
  const answers = new Map<number, number>()
  const trying = new Set<Promise<void>>()
  const startedAt = performance.now()
  let tried = 0

  async function attempt(at: number): Promise<void> {
    const status = await fetch(`${origin}/api/admin/login/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`,
      },
      body: JSON.stringify({ username: `name-${at}`, password: `wrong ${at}` }),
    }).then(
      (response) => response.arrayBuffer().then(() => response.status),
      () => 0,
    )
    answers.set(status, 1 + (answers.get(status) ?? 0))
  }

  const ticking = setInterval(() => {
    const due = ((performance.now() - startedAt) / 60_000) * perMinute
    while (tried < due) {
      tried += 1
      const attempted = attempt(Math.floor(Math.random() * 2 ** 24)).finally(() => trying.delete(attempted))
      trying.add(attempted)
    }
  }, TICK_MS)

  return {
    async stop() {
      clearInterval(ticking)
      await Promise.all(trying)
      return answers
    },
  }
}
