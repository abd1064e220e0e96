import { openInstallation } from '../install/installation.ts'
import { startChildServer } from '../load/child-server.ts'
import { startLoadGenerator } from '../load/load-generator.ts'
import type { HttpBench } from './http-bench.ts'

const OURS = new URL('../ours/ours.process.ts', import.meta.url)
const BARE = new URL('../bare/bare.process.ts', import.meta.url)

/** A catalogue of so many listings, our public API and its bare twin over it, and the load generator. */
export async function openHttpBench(listings: number): Promise<HttpBench & { close(): Promise<void> }> {
  const installation = await openInstallation(listings)
  const load = startLoadGenerator()
  const ours = startChildServer(OURS)
  const bare = startChildServer(BARE)
  return {
    installation,
    load,
    ours,
    bare,
    async close() {
      for (const child of [load, ours, bare]) child.close()
      await installation.close()
    },
  }
}
