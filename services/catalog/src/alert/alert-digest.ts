import { randomUUID } from 'node:crypto'
import type { Language } from '@tahanan/contracts/site/language.ts'
import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'
import { type Catalog, type CommandContext, runCommand } from '../command/run-command.ts'
import type { JobDraft } from '../outbox/outbox.store.ts'
import { arraysOf, findRow, findsRow } from '../row/row.store.ts'
import type { ChangeKind } from './alert-change.ts'
import { NotFound } from '@tahanan/platform/problem/problem.ts'
import { auditedSystem } from '../system/system-commands.ts'

export const ALERT_MAIL_QUEUE = 'alert-mail'

/** Only which mail: a queue is no place for addresses. */
export const alertMailSchema = z.object({ mailId: z.uuid() })

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** When a mail whose job was lost is put into line again. */
const RETRY_MS = 30 * MINUTE_MS
/** Who is told at once gets no two mails within this: what happens meanwhile comes together. */
const QUIET_MS = 15 * MINUTE_MS
const PIECE = 200

interface AlertMailDraft {
  readonly id: string
  readonly addressId: number
  readonly language: Language
  /** The alert to be confirmed; null for one of offers. */
  readonly alertId: number | null
}

/** The job of a mail. Every try has an id of its own, because a failed job that is kept swallows another of its id. */
export function alertMailJob(mailId: string, now: Date): JobDraft {
  const data: z.infer<typeof alertMailSchema> = { mailId }
  return { queue: ALERT_MAIL_QUEUE, id: `alert-mail-${mailId}-${now.getTime().toString(36)}`, data }
}

export async function insertAlertMails(client: PoolClient, mails: readonly AlertMailDraft[], now: Date): Promise<void> {
  await client.query(
    `insert into app.alert_mail (id, address_id, language, alert_id, created_at, next_try_at)
     select id, address_id, language, alert_id, $5, $6
     from unnest($1::uuid[], $2::integer[], $3::text[], $4::integer[]) as mail (id, address_id, language, alert_id)`,
    [...arraysOf(mails, 'id', 'addressId', 'language', 'alertId'), now, new Date(now.getTime() + RETRY_MS)],
  )
}

const SEVEN_IN_MANILA_MS = 23 * HOUR_MS
const DAY_MS = 24 * HOUR_MS

/** The last time it was 7:00 in Manila, which is 23:00 UTC of the day before: there is no summer time. */
export function lastSevenInManila(now: Date): Date {
  return new Date(Math.floor((now.getTime() - SEVEN_IN_MANILA_MS) / DAY_MS) * DAY_MS + SEVEN_IN_MANILA_MS)
}

/** Of the matches `m` of alerts `a` of addresses `p`, what is to be mailed at $1: the last 7:00 is $2, quiet began at $3. */
const DUE = `m.mail_id is null and m.matched_at <= $1 and a.state = 'on' and (
  (a.cadence = 'at-once' and (p.last_mail_at is null or p.last_mail_at <= $3))
  or (a.cadence = 'daily' and m.matched_at < $2))`

/**
 * Decides on a mail for each address and language that something is to be told, and puts it into line; answers how many.
 * Which offers a mail tells of is settled here, once, so that it tells the same however often it is tried.
 */
export async function queueAlertMails(catalog: Catalog, context: CommandContext): Promise<number> {
  const { now } = context
  const moments = [now, lastSevenInManila(now), new Date(now.getTime() - QUIET_MS)]
  for (let queued = 0; ;) {
    const piece = await runCommand(catalog, context, async ({ client, enqueue }) => {
      const { rows } = await client.query<{ addressId: number; language: Language }>(
        // Whoever works on an address now tells of it as well.
        `with due as (
           select a.address_id, a.language from app.alert_match m join app.alert a on a.id = m.alert_id
           join app.alert_address p on p.id = a.address_id
           where ${DUE} group by 1, 2 order by 1, 2 limit ${PIECE}),
         locked as (
           select id from app.alert_address where id in (select address_id from due) order by id for update skip locked)
         select address_id as "addressId", language from due where address_id in (select id from locked)`,
        moments,
      )
      if (rows.length === 0) return 0
      const mails = rows.map((row) => ({ id: randomUUID(), alertId: null, ...row }))
      await insertAlertMails(client, mails, now)
      await client.query(
        `update app.alert_match t set mail_id = mail.id
         from unnest($4::uuid[], $5::integer[], $6::text[]) as mail (id, address_id, language)
         join app.alert a on a.address_id = mail.address_id and a.language = mail.language
         join app.alert_address p on p.id = a.address_id
         join app.alert_match m on m.alert_id = a.id
         where ${DUE} and t.alert_id = m.alert_id and t.listing_id = m.listing_id and t.change = m.change
           and t.key = m.key`,
        [...moments, ...arraysOf(mails, 'id', 'addressId', 'language')],
      )
      await client.query('update app.alert_address set last_mail_at = $2 where id = any($1)', [
        mails.map(({ addressId }) => addressId),
        now,
      ])
      await enqueue(...mails.map(({ id }) => alertMailJob(id, now)))
      return mails.length
    })
    queued += piece
    if (piece < PIECE) return queued
  }
}

/** Puts mails into line again whose next try is due: refused ones, and those whose job was lost. Answers how many. */
export function retryAlertMails(catalog: Catalog, context: CommandContext): Promise<number> {
  const { now } = context
  return runCommand(catalog, context, async ({ client, enqueue }) => {
    const { rows } = await client.query<{ id: string }>(
      `update app.alert_mail set next_try_at = $2 where id in (
         select id from app.alert_mail where closed_at is null and next_try_at <= $1
         order by next_try_at limit 1000 for update skip locked)
       returning id`,
      [now, new Date(now.getTime() + RETRY_MS)],
    )
    await enqueue(...rows.map(({ id }) => alertMailJob(id, now)))
    return rows.length
  })
}

export interface AlertMail extends AlertMailDraft {
  readonly email: string
  /** This one included. */
  readonly tries: number
  readonly matches: readonly AlertMatch[]
}

/** What a mail tells of, to whom of its alerts; those that ended meanwhile are not among them. */
interface AlertMatch {
  readonly alertId: number
  readonly listingId: number
  readonly change: ChangeKind
}

/** Begins a try to send a mail, with the hash of the link that is in it; undefined where it was sent, or is erased. */
export function beginAlertMail({ pool }: Catalog, mailId: string, hash: Buffer): Promise<AlertMail | undefined> {
  return findRow(
    pool,
    `with begun as (
       update app.alert_mail set token_hash = $2, tries = tries + 1 where id = $1 and closed_at is null returning *)
     select b.id, b.address_id as "addressId", b.language, b.alert_id as "alertId", b.tries, p.email,
       coalesce((select json_agg(json_build_object('alertId', m.alert_id, 'listingId', m.listing_id, 'change', m.change)
           order by m.alert_id, m.listing_id desc)
         from app.alert_match m join app.alert a on a.id = m.alert_id
         where m.mail_id = b.id and a.state = 'on'), '[]') as matches
     from begun b join app.alert_address p on p.id = b.address_id`,
    [mailId, hash],
  )
}

/** Locks a mail while it is sent, so that no two workers send it; false where one does, or has. */
export function lockAlertMail(client: PoolClient, mailId: string): Promise<boolean> {
  return findsRow(client, 'select from app.alert_mail where id = $1 and closed_at is null for update skip locked', [
    mailId,
  ])
}

export async function closeAlertMail(client: PoolClient, mailId: string, now: Date): Promise<void> {
  await client.query('update app.alert_mail set closed_at = $2 where id = $1', [mailId, now])
}

/** About two days of tries, each after twice as long as the last, up to six hours. */
const TRIES_MAX = 16
const LONGEST_WAIT_MS = 6 * HOUR_MS

/** Notes why a mail server refused it: it is tried again later, or given up; answers which. */
export async function postponeAlertMail(
  { pool }: Catalog,
  { id, tries }: Pick<AlertMail, 'id' | 'tries'>,
  { cause, now }: { readonly cause: string; readonly now: Date },
): Promise<'postponed' | 'given up'> {
  if (tries >= TRIES_MAX) {
    await pool.query('update app.alert_mail set closed_at = $2, given_up_at = $2, cause = $3 where id = $1', [
      id,
      now,
      cause,
    ])
    return 'given up'
  }
  const waitMs = Math.min(2 ** (tries - 1) * MINUTE_MS, LONGEST_WAIT_MS)
  await pool.query('update app.alert_mail set next_try_at = $2 where id = $1', [id, new Date(now.getTime() + waitMs)])
  return 'postponed'
}

interface GivenUpAlertMail {
  readonly id: string
  /** It asked to confirm an alert; else it told of offers. */
  readonly isConfirmation: boolean
  readonly email: string
  readonly cause: string | null
  readonly tries: number
  readonly givenUpAt: Date
}

export async function listGivenUpAlertMails(
  pool: Pool,
  limit: number,
): Promise<{ readonly count: number; readonly results: readonly GivenUpAlertMail[] }> {
  const { rows } = await pool.query<GivenUpAlertMail & { readonly count: number }>(
    `select m.id, m.alert_id is not null as "isConfirmation", p.email, m.cause, m.tries, m.given_up_at as "givenUpAt",
       (select count(*)::integer from app.alert_mail where given_up_at is not null) as count
     from app.alert_mail m join app.alert_address p on p.id = m.address_id
     where m.given_up_at is not null order by m.given_up_at desc limit $1`,
    [limit],
  )
  return { count: rows[0]?.count ?? 0, results: rows.map(({ count: _count, ...mail }) => mail) }
}

/** Sends a mail again that was given up, with all its tries before it. @throws NotFound */
export function retryGivenUpAlertMail(catalog: Catalog, context: CommandContext, id: string): Promise<void> {
  return runCommand(catalog, context, async ({ client, enqueue, audit }) => {
    const isThere = await findsRow(
      client,
      `update app.alert_mail set closed_at = null, given_up_at = null, cause = null, tries = 0, next_try_at = $2
       where id::text = $1 and given_up_at is not null`,
      [id, context.now],
    )
    if (!isThere) throw new NotFound('mail', id)
    await enqueue(alertMailJob(id, context.now))
    await audit(auditedSystem('retry', { mail: id }))
  })
}
