import { z } from 'zod'
import type { StaffBench } from './open-staff-bench.ts'

const memorySchema = z.object({ held: z.number(), peak: z.number() })
const MEGABYTE = 1_000_000

/** Exports every lead twice, the second time watched: how long it takes, and how much memory it needs beside. */
export async function exportText({ origin, headers }: StaffBench): Promise<string> {
  const readMemory = async () => memorySchema.parse(await (await fetch(`${origin}/memory`)).json())
  const download = async (): Promise<number> => {
    const response = await fetch(`${origin}/api/admin/leads/export/?spam=all`, { headers })
    if (!response.ok || response.body === null) throw new Error(`The export answered ${response.status}.`)
    let bytes = 0
    for await (const piece of response.body) bytes += z.instanceof(Uint8Array).parse(piece).byteLength
    return bytes
  }
  await download()
  const { held } = await readMemory()
  const startedAt = performance.now()
  const bytes = await download()
  const seconds = (performance.now() - startedAt) / 1_000
  const { peak } = await readMemory()
  const grown = Math.max(0, peak - held)
  return `export of all leads: ${mega(bytes)} MB in ${seconds.toFixed(1)} s, the process held ${mega(held)} MB and ${mega(grown)} MB more at most`
}

function mega(bytes: number): string {
  return (bytes / MEGABYTE).toFixed(0)
}
