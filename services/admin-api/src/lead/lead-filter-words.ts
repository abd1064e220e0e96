import type { LeadFilter } from '@tahanan/contracts/lead/lead-filter.ts'

/** A lead filter as a query writes it, without what goes without saying. `q` is the list's own. */
export function leadFilterWords({ source, status, spam, assignee, deleted }: LeadFilter): Record<string, string> {
  return {
    ...(source === undefined ? {} : { source }),
    ...(status === undefined ? {} : { status }),
    ...(spam === 'false' ? {} : { spam }),
    ...(assignee === undefined ? {} : { assignee: String(assignee ?? 'none') }),
    ...(deleted === 'false' ? {} : { deleted }),
  }
}
