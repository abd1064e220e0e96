import { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import type { FieldMessages } from '@tahanan/contracts/endpoint/field-messages.ts'
import { useState } from 'react'
import type { z } from 'zod'
import { changedPart, threeWay, type ThreeWay } from '../form/three-way.ts'
import type { DraftState } from '../form/use-draft.ts'
import { type Saving, useSaving } from '../form/use-saving.ts'
import { type Changer, type EditedRecord, useChangedBy } from './changed-by.ts'

interface VersionedSaveOptions<Values, Answer> {
  readonly draft: DraftState<Values>
  /** Left out for what nobody is told of. */
  readonly record?: EditedRecord
  /** `latest` of the 409, */
  readonly answer: z.ZodType<Answer>
  /** and what the form would start from now. */
  readonly draftOf: (latest: Answer) => Values
  /** What is wrong with the form, so that it need not be sent. */
  readonly check?: (values: Values) => FieldMessages
  /** Sends what differs from `base`, for the version seen. */
  readonly send: (values: Values, base: Values, version: number) => Promise<{ readonly version: number }>
  /** There is a picture to be sent as well, which the draft does not hold. */
  readonly hasPicture?: boolean
  readonly onSaved: () => void
}

export interface VersionedSave<Values> {
  readonly saving: Saving
  readonly record: EditedRecord | undefined
  /** Who has changed the record since the form began, as far as it is heard of. */
  readonly changedBy: Changer | undefined
  /** What the form holds, or `values` that are set in it in the same breath. */
  save(values?: Values): Promise<void>
  /** Set while somebody has to choose between two values. */
  readonly stale: StaleEdit<Values> | undefined
  resolve(values: Values): Promise<void>
  dismiss(): void
}

/**
 * Saves an edit against the version it started from. When somebody else was faster, their values and mine are laid side
 * by side (`StaleDialog`); when what came back holds all of mine, an earlier try had arrived after all.
 */
export function useVersionedSave<
  Values extends Readonly<Record<string, unknown>>,
  Answer extends { readonly version: number },
>(options: VersionedSaveOptions<Values, Answer>): VersionedSave<Values> {
  const { draft, record, answer, draftOf, check, send, hasPicture = false, onSaved } = options
  const saving = useSaving()
  const changedBy = useChangedBy(record, draft.version)
  const [stale, setStale] = useState<StaleEdit<Values>>()

  async function store(values: Values, base: Values, seen: number): Promise<void> {
    await saving.run(async () => {
      try {
        const saved = await send(values, base, seen)
        markSaved(values, values, saved.version)
      } catch (error) {
        if (!(error instanceof ApiProblem) || error.code !== 'stale') throw error
        const latest = answer.parse(error.extra['latest'])
        const other = draftOf(latest)
        const found = threeWay(base, values, other)
        // Whether the picture arrived with the rest cannot be told: it goes again.
        if (found.holdsMine)
          markSaved(values, other, (hasPicture ? await send(other, other, latest.version) : latest).version)
        else setStale({ ...found, mine: values, other, version: latest.version })
      }
    })
  }

  function markSaved(sent: Values, stored: Values, next: number): void {
    draft.markSaved(sent, stored, next)
    onSaved()
  }

  return {
    saving,
    record,
    changedBy,
    stale,
    async save(values = draft.values) {
      const isRefused = check !== undefined && saving.refuse(check(values))
      if (!isRefused) await store(values, draft.base, draft.version)
    },
    async resolve(values) {
      if (stale === undefined) return
      setStale(undefined)
      // What was typed while the save waited for the network stays.
      const now = { ...values, ...changedPart(stale.mine, draft.values) }
      draft.restart(stale.other, now, stale.version)
      await store(now, stale.other, stale.version)
    },
    dismiss: () => setStale(undefined),
  }
}

/** An edit that somebody else has overtaken: what both hold now, and what became of it. */
export interface StaleEdit<Values> extends ThreeWay<Values> {
  readonly mine: Values
  readonly other: Values
  /** The version that `other` has. */
  readonly version: number
}
