import { randomUUID } from 'node:crypto'
import type { AlertAct, AlertAnswer, AlertRequest } from '@tahanan/contracts/alert/alert.ts'
import { openGazetteer } from '@tahanan/places/gazetteer.ts'
import { throttledAddress } from '@tahanan/platform/http/client-address.ts'
import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import { InvalidInput } from '@tahanan/platform/problem/problem.ts'
import type { PoolClient } from 'pg'
import { type Catalog, type CommandContext, runCommand, SYSTEM_ACTOR } from '../command/run-command.ts'
import { findEnquiredListing } from '../lead/enquired-listing.store.ts'
import { foldEmail } from '../lead/lead.ts'
import { passLimits } from '../throttle/pass-limits.ts'
import { tokenHash } from '../token/token.ts'
import { alertMailJob, insertAlertMails } from './alert-digest.ts'
import {
  actOn,
  type Alert,
  ALERTS_MAX,
  type AlertKeys,
  type AlertSettings,
  keysOfListing,
  keysOfSearch,
} from './alert.ts'
import {
  findAddressOfToken,
  findAlertOf,
  insertAlert,
  listAlertsOf,
  lockAddressOf,
  type NamedAlert,
  updateAlert,
} from './alert.store.ts'
import { pathOf, titleOf } from './alert-title.ts'

type Visit = Omit<CommandContext, 'actor'>

interface Asker extends Pick<AlertSettings, 'secret'> {
  readonly clientAddress: string
}

/**
 * Takes a visitor's wish to be told of new offers, and mails a link that confirms it (decision 134). Who has this alert
 * already gets a mail that says so, and nothing changes: anybody may type anybody's address. What looks automatic is let
 * pass and forgotten.
 *
 * @throws InvalidInput for a listing or area that is none; TooManyRequests by client, and by address whether it is known or not
 */
export function askAlert(catalog: Catalog, request: Visit, wish: AlertRequest, asker: Asker): Promise<void> {
  return runCommand(catalog, { ...request, actor: SYSTEM_ACTOR }, async ({ client, enqueue, audit }) => {
    if (wish.looksAutomatic) return
    const { now } = request
    const { email, cadence, language } = wish
    const folded = foldEmail(email) ?? email
    await passThrottle(client, now, asker, folded)
    const { search, listingId, keys } = await subjectOf(client, wish)
    const addressId = await lockAddressOf(client, email, folded)
    const known = await findAlertOf(client, addressId, search, listingId)
    const asked = { language, cadence, state: 'asked', askedAt: now, endedAt: null } as const
    const id = known?.id ?? (await insertAlert(client, { addressId, search, listingId, begunAt: null, ...asked }, keys))
    if (known !== undefined && known.state !== 'on') await updateAlert(client, { ...known, ...asked })
    await audit({ noun: 'alert', id, action: 'ask', before: null, after: { cadence, language } })
    const mail = { id: randomUUID(), addressId, language, alertId: id }
    await insertAlertMails(client, [mail], now)
    await enqueue(alertMailJob(mail.id, now))
  })
}

async function subjectOf(
  client: PoolClient,
  { search, listingSlug }: AlertRequest,
): Promise<Pick<Alert, 'search' | 'listingId'> & { readonly keys: AlertKeys }> {
  if (search === undefined) {
    const { listingId } = await findEnquiredListing(client, listingSlug ?? null)
    if (listingId !== null) return { search: '', listingId, keys: keysOfListing(listingId) }
    throw new InvalidInput({ listing_slug: ['There is no such listing. Reload the page and try again.'] })
  }
  const { area } = search.filters
  if (area !== undefined && openGazetteer().areaOf(area) === undefined) {
    throw new InvalidInput({ search: ['area: There is no area with this code.'] })
  }
  return { search: search.query, listingId: null, keys: keysOfSearch(search) }
}

const HOUR_MS = 60 * 60_000
const FROM_A_CLIENT_AN_HOUR = 10
const FROM_A_CLIENT_A_DAY = 30
const TO_AN_ADDRESS_A_DAY = 5

function passThrottle(client: PoolClient, now: Date, asker: Asker, email: string): Promise<void> {
  const from = throttledAddress(asker.clientAddress)
  const limits = [
    { subject: `alert from within the hour\n${from}`, most: FROM_A_CLIENT_AN_HOUR, windowMs: HOUR_MS },
    { subject: `alert from within the day\n${from}`, most: FROM_A_CLIENT_A_DAY, windowMs: 24 * HOUR_MS },
    { subject: `alert to\n${email}`, most: TO_AN_ADDRESS_A_DAY, windowMs: 24 * HOUR_MS },
  ]
  const refusal = (wait: string) => `That was asked often enough for now. Look into your mail, or ask again in ${wait}.`
  return passLimits(client, 'app.alert_attempt', limits, { secret: asker.secret, now, refusal })
}

/** What a link's owner sees; undefined where the address is erased, or never was. */
export function showAlerts(catalog: Catalog, token: string): Promise<AlertAnswer[] | undefined> {
  return inTransaction(catalog.pool, async (client) => {
    const addressId = await findAddressOfToken(client, tokenHash(token), 'read')
    return addressId === undefined ? undefined : (await listAlertsOf(client, addressId)).map(alertAnswerOf)
  })
}

interface AlertChange {
  readonly act: AlertAct
  /** Null: all of the address. */
  readonly alertId: number | null
}

/**
 * Confirms, changes or ends an alert by a mail's link, and answers all of the address as they are then; undefined where
 * the address is erased, or never was. `full` is said in place of having more on than an address may have.
 */
export function changeAlerts(
  catalog: Catalog,
  request: Visit,
  token: string,
  { act, alertId }: AlertChange,
): Promise<AlertAnswer[] | 'full' | undefined> {
  return runCommand(catalog, { ...request, actor: SYSTEM_ACTOR }, async ({ client, audit }) => {
    const addressId = await findAddressOfToken(client, tokenHash(token), 'lock')
    if (addressId === undefined) return undefined
    const alerts = await listAlertsOf(client, addressId)
    const changed = alerts.map((alert): NamedAlert => {
      if (alertId !== null && alert.id !== alertId) return alert
      return { ...alert, ...actOn(alert, act, request.now, alertId !== null) }
    })
    if (act === 'confirm' && changed.filter(({ state }) => state === 'on').length > ALERTS_MAX) return 'full'
    for (const [at, after] of changed.entries()) {
      const before = alerts[at]
      if (before === undefined || (before.state === after.state && before.cadence === after.cadence)) continue
      await updateAlert(client, after)
      const seen = ({ state, cadence }: Alert) => ({ state, cadence })
      await audit({ noun: 'alert', id: after.id, action: act, before: seen(before), after: seen(after) })
    }
    return changed.map(alertAnswerOf)
  })
}

export function alertAnswerOf(alert: NamedAlert): AlertAnswer {
  const { id, cadence, state } = alert
  return { id, cadence, state, title: titleOf(alert, true), path: pathOf(alert) }
}
