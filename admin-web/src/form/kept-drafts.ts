import { isPersonalField } from '@tahanan/contracts/text/personal-field.ts'
import { forGood } from '@tahanan/web/ui/browser-storage.ts'
import { z } from 'zod'
import { sessionState } from '../session/session-state.ts'

const KEY = 'drafts'
const KEPT_MS = 24 * 60 * 60 * 1_000

const fieldsSchema = z.record(z.string(), z.unknown())

/** What somebody typed and did not save: the fields they changed, and what those held before. */
const keptDraftSchema = z.object({ atMs: z.number(), version: z.int(), base: fieldsSchema, values: fieldsSchema })

export type KeptDraft = z.infer<typeof keptDraftSchema>

/** Papers that tell whose a property is. */
const PAPERS = new Set(['title_number', 'tax_declaration_number'])

/** Drafts of forms by name, in this browser and for a day, each account's apart; without what is private in them. */
export const keptDrafts = {
  find(name: string): KeptDraft | undefined {
    return read()[keyOf(name)]
  },
  keep(name: string, { base, values, ...when }: KeptDraft): void {
    const draft = { ...when, base: publicPart(base), values: publicPart(values) }
    if (Object.keys(draft.values).length === 0) return keptDrafts.forget(name)
    forGood.write(KEY, JSON.stringify({ ...read(), [keyOf(name)]: draft }))
  },
  forget(name: string): void {
    const { [keyOf(name)]: found, ...others } = read()
    if (found !== undefined) forGood.write(KEY, JSON.stringify(others))
  },
}

function publicPart(fields: KeptDraft['values']): KeptDraft['values'] {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !isPersonalField(field) && !PAPERS.has(field)))
}

function keyOf(name: string): string {
  return `${sessionState.get().session?.user.username}: ${name}`
}

function read(): Record<string, KeptDraft> {
  const stored = z.record(z.string(), keptDraftSchema).safeParse(forGood.readJson(KEY))
  const since = Date.now() - KEPT_MS
  return Object.fromEntries(Object.entries(stored.data ?? {}).filter(([, { atMs }]) => atMs > since))
}
