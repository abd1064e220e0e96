import { z } from 'zod'

/** Tables that staff may take away; leads have an export of their own, which knows their filters. */
export const exportTableSchema = z.enum(['developers', 'projects', 'listings', 'salespersons', 'brokers', 'realty'])

export type ExportTable = z.infer<typeof exportTableSchema>
