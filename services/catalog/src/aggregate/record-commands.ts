import { isDeepStrictEqual } from 'node:util'
import type { StaffListQuery } from '@tahanan/contracts/page/staff-list.ts'
import type { PictureOwner } from '@tahanan/contracts/picture/picture.ts'
import type { PoolClient, QueryResultRow } from 'pg'
import type { z } from 'zod'
import { type Catalog, type CommandContext, runCommand, runOnce, type UnitOfWork } from '../command/run-command.ts'
import type { ListPage } from '../list/page-of-matches.ts'
import { deletePicturesOf, insertPictures, replacePicture } from '../picture/picture-commands.ts'
import type { PreparedPicture } from '../picture/prepare-pictures.ts'
import { type Db, onlyRow } from '../row/row.store.ts'
import {
  getStored,
  listStored,
  lockStored,
  markDeleted,
  refuseStale,
  type Stored,
  type StoredTable,
} from './stored.store.ts'

/** What is particular to changing records of one kind; what staff do with all kinds alike is below. */
export interface RecordKind<Row extends QueryResultRow, Item extends Stored<object>, Changes, Answer> {
  readonly table: StoredTable<Row, Item>
  /** Records as staff see them, in the same order. */
  readonly answersOf: (db: Db, records: readonly Item[], now: Date) => Answer[] | Promise<Answer[]>
  /** Its fields after an edit. @throws InvalidInput */
  readonly edit: (before: Item, changes: Changes, client: PoolClient) => Item['fields'] | Promise<Item['fields']>
  /** Writes and publishes the next version of a record that is locked, and answers it as it is stored. */
  readonly store: (unit: UnitOfWork, next: Item, before: Item) => Promise<Item>
  /** Of kinds that have pictures: they go with it. */
  readonly ownerNoun?: PictureOwner
  /** @throws Conflict `in_use` with counts while something refers to it */
  readonly refuseInUse?: (client: PoolClient, record: Item) => Promise<void>
  readonly publishDeleted?: (unit: UnitOfWork, record: Item, version: number) => Promise<void>
}

/** A kind of which staff add records as well. */
export interface AddedKind<
  Row extends QueryResultRow,
  Item extends Stored<object>,
  Form,
  Changes,
  Answer,
> extends RecordKind<Row, Item, Changes, Answer> {
  readonly answer: z.ZodType<Answer>
  /** Stores and publishes a new one. @throws InvalidInput on `name` when there is one of that name, and as its kind says */
  readonly insert: (unit: UnitOfWork, form: Form) => Promise<Item>
}

/** One record as staff see it. */
async function answerOf<Row extends QueryResultRow, Item extends Stored<object>, Changes, Answer>(
  { answersOf }: RecordKind<Row, Item, Changes, Answer>,
  db: Db,
  record: Item,
  now: Date,
): Promise<Answer> {
  return onlyRow(await answersOf(db, [record], now))
}

/** What staff do with records of one kind alike. */
export function recordCommands<Row extends QueryResultRow, Item extends Stored<object>, Form, Changes, Answer>(
  kind: AddedKind<Row, Item, Form, Changes, Answer>,
) {
  const { table, ownerNoun, answersOf, answer } = kind
  const { noun } = table

  /** `create` within a transaction that is under way. */
  async function add(unit: UnitOfWork, form: Form, picture?: PreparedPicture): Promise<Answer> {
    const { client, context, audit } = unit
    const record = await kind.insert(unit, form)
    const { id, fields } = record
    await audit({ noun, id, action: 'create', before: null, after: fields })
    if (picture !== undefined && ownerNoun !== undefined)
      await insertPictures(unit, { ownerNoun, ownerId: id }, [picture])
    return answerOf(kind, client, record, context.now)
  }

  return {
    add,

    /** Done once for each `Idempotency-Key`. @throws what `insert` of its kind throws */
    create(catalog: Catalog, context: CommandContext, form: Form, picture?: PreparedPicture): Promise<Answer> {
      const once = { command: `${noun}.create`, content: [form, picture?.hash], answer }
      return runOnce(catalog, context, once, (unit) => add(unit, form, picture))
    },

    /** @throws NotFound */
    async get({ pool }: Catalog, id: number, now: Date): Promise<Answer> {
      return answerOf(kind, pool, await getStored(pool, table, id), now)
    },

    /** A page of the staff list. */
    async list({ pool }: Catalog, query: StaffListQuery, now: Date): Promise<ListPage<Answer>> {
      const { count, results } = await listStored(pool, table, query)
      return { count, results: await answersOf(pool, results, now) }
    },

    /**
     * Sets what is given; what would change nothing leaves no version, event or audit entry.
     *
     * @throws NotFound; Conflict `stale` with the latest; InvalidInput on `name` when another has it, and as its kind
     * says
     */
    update(
      catalog: Catalog,
      context: CommandContext,
      id: number,
      changes: Changes,
      expectedVersion?: number,
      picture?: PreparedPicture,
    ): Promise<Answer> {
      return runCommand(catalog, context, (unit) => updateRecord(unit, kind, id, { changes, expectedVersion, picture }))
    },

    /** @throws NotFound; Conflict `stale` with the latest; Conflict `in_use` with counts */
    remove(catalog: Catalog, context: CommandContext, id: number, expectedVersion?: number): Promise<void> {
      return runCommand(catalog, context, async (unit) => {
        const { client } = unit
        const record = await lockStored(client, table, id)
        const latest = () => answerOf(kind, client, record, context.now)
        await refuseStale(client, { noun, current: record, expectedVersion, latest })
        await kind.refuseInUse?.(client, record)
        const version = record.version + 1
        await markDeleted(client, noun, id, version, context.now)
        if (ownerNoun !== undefined) await deletePicturesOf(unit, { ownerNoun, ownerId: id })
        await kind.publishDeleted?.(unit, record, version)
        await unit.audit({ noun, id, action: 'delete', before: record.fields, after: null })
      })
    },
  }
}

interface RecordEdit<Changes> {
  readonly changes: Changes
  readonly expectedVersion: number | undefined
  /** Takes the place of the one before; it is an aggregate of its own and makes no version of its owner. */
  readonly picture?: PreparedPicture | undefined
}

/** `update` within a transaction that is under way. */
export async function updateRecord<Row extends QueryResultRow, Item extends Stored<object>, Changes, Answer>(
  unit: UnitOfWork,
  kind: RecordKind<Row, Item, Changes, Answer>,
  id: number,
  { changes, expectedVersion, picture }: RecordEdit<Changes>,
): Promise<Answer> {
  const { client, context } = unit
  const { ownerNoun } = kind
  const before = await lockStored(client, kind.table, id)
  const latest = () => answerOf(kind, client, before, context.now)
  await refuseStale(client, { noun: kind.table.noun, current: before, expectedVersion, latest })
  if (picture !== undefined && ownerNoun !== undefined) await replacePicture(unit, { ownerNoun, ownerId: id }, picture)
  const after = await storeFields(unit, kind, before, await kind.edit(before, changes, client))
  return answerOf(kind, client, after, context.now)
}

/** Gives a record that is locked these fields, where they are others. */
export async function storeFields<Row extends QueryResultRow, Item extends Stored<object>, Changes, Answer>(
  unit: UnitOfWork,
  { table, store }: RecordKind<Row, Item, Changes, Answer>,
  before: Item,
  fields: Item['fields'],
): Promise<Item> {
  if (isDeepStrictEqual(fields, before.fields)) return before
  const next = { ...before, version: before.version + 1, updatedAt: unit.context.now, fields }
  const after = await store(unit, next, before)
  const { noun } = table
  await unit.audit({ noun, id: before.id, action: 'update', before: before.fields, after: fields })
  return after
}
