import type { AuditEntryAnswer, AuditQuery } from '@tahanan/contracts/audit/audit.ts'
import { isPersonalField } from '@tahanan/contracts/text/personal-field.ts'
import { snakeName } from '@tahanan/contracts/text/snake-name.ts'
import type { Catalog } from '../command/run-command.ts'
import { type FieldChanges, listAuditKinds, listAuditRows, nameChanges } from './audit.store.ts'

const EMAIL = /^(.)[^@]*(@.+)$/u

const WORD = /(\p{L})[\p{L}\p{M}'’.-]*/gu

const DIGITS_OF_A_NUMBER = 7

const LONGEST = 500

export interface AuditPage {
  /** Where the next page begins, for `before`; undefined after the last. */
  readonly end: string | undefined
  readonly results: AuditEntryAnswer[]
  /** What the trail knows, for filters. */
  readonly nouns: string[]
  readonly actions: string[]
}

/** A page of the audit trail, newest first. */
export async function listAudit(catalog: Catalog, query: AuditQuery): Promise<AuditPage> {
  const [entries, kinds] = await Promise.all([
    listEntries(catalog, query, query.page_size),
    listAuditKinds(catalog.pool),
  ])
  return {
    ...entries,
    nouns: distinct(kinds.map(({ noun }) => noun)),
    actions: distinct(kinds.map(({ action }) => action)),
  }
}

/** What was changed of one record, newest first; who only looked at it is left out. */
export function listHistory(
  catalog: Catalog,
  record: { readonly noun: string; readonly id: number },
  { before, page_size: size }: Pick<AuditQuery, 'before' | 'page_size'>,
): Promise<Pick<AuditPage, 'end' | 'results'>> {
  return listEntries(catalog, { ...record, before, onlyChanges: true }, size)
}

async function listEntries(
  { pool }: Catalog,
  query: Parameters<typeof listAuditRows>[1],
  size: number,
): Promise<Pick<AuditPage, 'end' | 'results'>> {
  const rows = await listAuditRows(pool, query, size + 1)
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  const changes = await nameChanges(
    pool,
    shown.map((row) => row.changes),
  )
  return {
    end: rows.length > size && last !== undefined ? `${last.at.getTime()}-${last.id}` : undefined,
    results: shown.map(({ at, ...entry }, index) => ({
      ...entry,
      at: at.toISOString(),
      changes: presentedChanges(changes[index] ?? {}),
    })),
  }
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)].toSorted((one, other) => one.localeCompare(other))
}

/** Changes as people read them: fields by the names of the wire, money in pesos, long texts cut, people masked. */
export function presentedChanges(changes: FieldChanges): AuditEntryAnswer['changes'] {
  return Object.entries(changes).map(([stored, { from, to }]) => {
    const field = snakeName(stored)
    const present = (value: unknown): unknown => {
      if (stored.endsWith('Centavos') && typeof value === 'number') return value / 100
      const shown = isPersonalField(field) ? maskPersonal(value) : value
      return typeof shown === 'string' && shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown
    }
    return { field, from: present(from), to: present(to) }
  })
}

/**
 * Something personal as the audit trail shows it: enough to see that it changed, and for who knows it to know it again.
 * `juan@example.com` is `j•••@example.com`, `0917 123 4567` is `•••567`, `Juan dela Cruz` is `J••• d••• C•••`.
 */
export function maskPersonal(value: unknown): unknown {
  if (typeof value === 'string') return maskWords(value)
  if (Array.isArray(value)) return value.map(maskPersonal)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, maskPersonal(inner)]))
}

function maskWords(text: string): string {
  return text
    .split(/([/\n,;]+)/)
    .map((part, at) => (at % 2 === 1 ? part : maskPart(part.trim())))
    .join('')
}

function maskPart(text: string): string {
  const email = EMAIL.exec(text)
  if (email !== null) return `${email[1]}•••${email[2]}`
  const digits = text.replace(/\D/g, '')
  if (digits.length >= DIGITS_OF_A_NUMBER) return `•••${digits.slice(-3)}`
  return text.replace(WORD, '$1•••').replace(/\d+/g, '•')
}
