import { type FleetMember, startFleetMember, type ProcessName } from './fleet-member.ts'

/** The processes that run, any number of each. */
export interface Fleet {
  /** Starts instances, side by side, and waits until they are ready. */
  start(...names: readonly ProcessName[]): Promise<readonly FleetMember[]>
  list(name?: ProcessName): readonly FleetMember[]
  /** Ends one of them in order, for good. */
  retire(member: FleetMember): Promise<void>
  /** Waits until every one is ready, whatever befell it. */
  ready(): Promise<void>
  stop(): Promise<void>
}

export function openFleet(folder: string, environment: Readonly<Record<string, string>>): Fleet {
  const members = new Set<FleetMember>()
  const list = (name?: ProcessName) => [...members].filter((member) => name === undefined || member.name === name)

  async function retire(member: FleetMember): Promise<void> {
    members.delete(member)
    const status = await member.stop()
    if (status !== 0)
      throw new Error(`${member.name} did not end in order. Its last words:\n${await member.lastWords()}`)
  }

  return {
    list,
    retire,
    async start(...names) {
      const started: FleetMember[] = []
      for (const name of names) {
        const member = await startFleetMember(name, folder, environment)
        members.add(member)
        started.push(member)
      }
      await Promise.all(started.map((member) => member.ready()))
      return started
    },
    async ready() {
      await Promise.all(list().map((member) => member.ready()))
    },
    async stop() {
      // All of them come to an end before the first failure is passed on.
      const retiring = list().map(retire)
      await Promise.allSettled(retiring)
      await Promise.all(retiring)
    },
  }
}
