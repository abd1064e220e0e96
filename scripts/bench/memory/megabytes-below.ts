import { processesBelow } from './processes-below.ts'

/** What a process and those below it hold together, as far as their commands fit. */
export async function megabytesBelow(pid: number, command: RegExp): Promise<number> {
  const processes = await processesBelow(pid, command)
  return processes.reduce((total, { megabytes }) => total + megabytes, 0)
}
