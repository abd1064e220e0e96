import { type Job as BullmqJob, WaitingError } from 'bullmq'
import { z } from 'zod'
import type { Job } from './jobs.ts'

const envelopeSchema = z.object({ data: z.unknown(), correlationId: z.string().optional() })

type JobEnvelope = z.infer<typeof envelopeSchema>

/** What is kept of a job: text to BullMQ, so that what comes back is what JSON makes of it, NUL characters included. */
export const jobEnvelope = {
  seal: ({ data, correlationId }: JobEnvelope): string => JSON.stringify({ data: data ?? null, correlationId }),
  open: (text: string): JobEnvelope => envelopeSchema.parse(JSON.parse(text)),
}

type ProcessedJob = Pick<BullmqJob<string>, 'id' | 'data' | 'attemptsMade' | 'opts' | 'updateProgress' | 'moveToWait'>

/** What BullMQ calls for each job. `closing` aborts when the worker takes nothing new any more. */
export function workerProcessor(
  queue: string,
  handler: (job: Job) => Promise<void>,
  closing: AbortSignal,
): (job: ProcessedJob, token?: string) => Promise<void> {
  return async (job, token) => {
    try {
      // Fetched before the worker closed, handed over after that.
      closing.throwIfAborted()
      const { data, correlationId } = jobEnvelope.open(job.data)
      await handler({
        id: String(job.id),
        queue,
        data,
        correlationId,
        attempt: job.attemptsMade + 1,
        isLastAttempt: job.attemptsMade + 1 >= (job.opts.attempts ?? 1),
        signal: closing,
        progress: (report) => job.updateProgress(report),
      })
    } catch (error) {
      if (closing.aborted) {
        await job.moveToWait(token)
        throw new WaitingError()
      }
      throw storable(error)
    }
  }
}

/** The failure is stored as text, and Postgres knows no NUL characters: the job would stay active for ever. */
function storable(thrown: unknown): Error {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  if (!`${error.message}${error.stack}`.includes('\0')) return error
  const clean = new Error(error.message.replaceAll('\0', '\u{fffd}'), { cause: error })
  clean.stack = error.stack?.replaceAll('\0', '\u{fffd}') ?? ''
  return clean
}
