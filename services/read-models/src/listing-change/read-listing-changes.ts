import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import { TOLD_MOST } from './told-most.ts'

/** How far somebody has read the changes. */
export interface ChangesMark {
  /** Another one after a rebuild: then nothing that was read before counts. */
  readonly table: number
  /** Of what it holds everything has been read. */
  readonly snapshot: string
}

export interface ListingChangesRead {
  readonly mark: ChangesMark
  /** Of listings that have changed; undefined where these are too many, or not known. */
  readonly ids: readonly number[] | undefined
}

interface Row extends ChangesMark {
  readonly isChange: boolean | null
  readonly ids: number[] | null
}

/**
 * What has changed since `mark`, exactly: whatever this snapshot shows and that one did not. The second bound holds for
 * every row; the two together tell the planner to expect few.
 */
export async function readListingChanges(pool: Queryable, mark?: ChangesMark): Promise<ListingChangesRead> {
  const { rows } = await pool.query<Row>({
    name: 'read-listing-changes',
    text: `select here.table, here.snapshot, changed.*
      from (select 'listing_change'::regclass::oid as table, pg_current_snapshot()::text as snapshot) here
      left join (
        select true as "isChange", ids from listing_change
        where changed_by >= pg_snapshot_xmin($1::pg_snapshot)
          and changed_by < pg_snapshot_xmax(pg_current_snapshot())
          and not pg_visible_in_snapshot(changed_by, $1::pg_snapshot)
        order by changed_by limit $2
      ) changed on true`,
    values: [mark?.snapshot ?? BEGINNING, TOLD_MOST + 1],
  })
  const [first] = rows
  if (first === undefined) throw new Error('A left join from one row has at least one.')
  const { table, snapshot } = first
  const changes = rows.filter(({ isChange }) => isChange === true)
  const isKnown = mark?.table === table && !isBehind(snapshot, mark.snapshot) && changes.length <= TOLD_MOST
  const ids = changes.flatMap((change) => change.ids ?? [])
  const isTold = isKnown && changes.every((change) => change.ids !== null) && ids.length <= TOLD_MOST
  return { mark: { table, snapshot }, ids: isTold ? ids : undefined }
}

const BEGINNING = '1:1:'

/** A backup that was put back, or another server that is not as far. */
function isBehind(snapshot: string, mark: string): boolean {
  return endOf(snapshot) < endOf(mark)
}

/** The first transaction that had not begun: `xmin:xmax:…`. */
function endOf(snapshot: string): bigint {
  return BigInt(snapshot.split(':')[1] ?? 0)
}
