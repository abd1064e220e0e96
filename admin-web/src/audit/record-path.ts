interface AuditedRecord {
  readonly noun: string
  readonly id: number
  /** Null for leads and accounts, and where it is unknown. */
  readonly name: string | null
}

/** Screens whose table finds a record by its name. */
const TABLES: Readonly<Record<string, string>> = {
  developer: 'developers',
  project: 'projects',
  broker: 'broker',
  salesperson: 'salesperson',
  realty: 'realty',
}

/** Where a record can be looked at; undefined where it has no screen, or is gone. */
export function recordPath({ noun, id, name }: AuditedRecord): string | undefined {
  if (noun === 'lead' && id > 0) return `/dashboard/leads/view/${id}`
  if (name === null) return undefined
  if (noun === 'listing') return `/dashboard/viewlisting/${id}`
  const table = TABLES[noun]
  return table === undefined ? undefined : `/dashboard/${table}?q=${encodeURIComponent(name)}`
}
