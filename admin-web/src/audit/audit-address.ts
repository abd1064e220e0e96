import { type AuditQuery, auditQuerySchema } from '@tahanan/contracts/audit/audit.ts'
import type { z } from 'zod'

/** What an address may ask of the trail, in the words of the call. */
export const AUDIT_FILTERS = ['actor', 'noun', 'id', 'action', 'since', 'until', 'before'] as const

export type AuditFilterName = (typeof AUDIT_FILTERS)[number]

type AuditInput = Partial<z.input<typeof auditQuerySchema>>

/** The filters of an address, whatever somebody has typed there: what the call would refuse is left out. */
export function auditAddress(get: (name: AuditFilterName) => string): AuditInput {
  const said = AUDIT_FILTERS.map((name) => [name, get(name)] as const)
  return Object.fromEntries(said.filter(([name, value]) => value !== '' && isUnderstood(name, value)))
}

function isUnderstood(name: keyof AuditQuery, value: string): boolean {
  return auditQuerySchema.shape[name].safeParse(value).success
}
