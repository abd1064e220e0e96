import { z } from 'zod'

const envelopeSchema = z.object({ data: z.unknown(), correlationId: z.string().optional() })

export type JobEnvelope = z.infer<typeof envelopeSchema>

/** What is kept of a job: text to BullMQ, so that what comes back is what JSON makes of it, NUL characters included. */
export const jobEnvelope = {
  seal: ({ data, correlationId }: JobEnvelope): string => JSON.stringify({ data: data ?? null, correlationId }),
  open: (text: string): JobEnvelope => envelopeSchema.parse(JSON.parse(text)),
}
