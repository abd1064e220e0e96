import type { Jobs } from './jobs.ts'

/** The heart of a contract suite's child process: takes jobs, prints their ids, finishes none. */
export async function workAndStick(jobs: Jobs, queue: string): Promise<void> {
  const handler = async ({ id }: { readonly id: string }) => {
    process.stdout.write(`${id}\n`)
    await new Promise(() => {})
  }
  await jobs.work(queue, handler, { concurrency: 1 })
}
