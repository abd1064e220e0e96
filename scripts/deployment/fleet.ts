import { type FleetMember, startFleetMember, type ProcessName } from './fleet-member.ts'

export type Fleet = ReturnType<typeof openFleet>

/** The processes that run, any number of each. */
export function openFleet(folder: string, environment: Readonly<Record<string, string>>) {
  const members = new Set<FleetMember>()
  const list = (name?: ProcessName) => [...members].filter((member) => name === undefined || member.name === name)

  /** Ends one of them in order, for good. */
  async function retire(member: FleetMember): Promise<void> {
    members.delete(member)
    const status = await member.stop()
    if (status !== 0)
      throw new Error(`${member.name} did not end in order. Its last words:\n${await member.lastWords()}`)
  }

  return {
    list,
    retire,
    /** Starts instances, side by side, and waits until they are ready. */
    async start(...names: readonly ProcessName[]): Promise<readonly FleetMember[]> {
      const started: FleetMember[] = []
      for (const name of names) {
        const member = await startFleetMember(name, folder, environment)
        members.add(member)
        started.push(member)
      }
      await Promise.all(started.map((member) => member.ready()))
      return started
    },
    /** Waits until every one is ready, whatever befell it. */
    async ready(): Promise<void> {
      await Promise.all(list().map((member) => member.ready()))
    },
    async stop(): Promise<void> {
      // All of them come to an end before the first failure is passed on.
      const retiring = list().map(retire)
      await Promise.allSettled(retiring)
      await Promise.all(retiring)
    },
  }
}
