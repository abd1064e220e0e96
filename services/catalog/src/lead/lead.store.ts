import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import type { Pool, PoolClient } from 'pg'
import { LEAD_COLUMNS } from './lead-columns.ts'
import { LEAD_TABLES } from './lead-tables.ts'
import type { Lead } from './lead.ts'
import type { PersonKeys } from './person-keys-of.ts'

export type NewLead = Omit<Lead, 'id' | 'addedBy'> & { readonly addedById: number | null }

export async function insertLead(client: PoolClient, lead: NewLead): Promise<number> {
  const columns: Readonly<Record<string, unknown>> = {
    version: lead.version,
    reference: lead.reference,
    source: lead.source,
    fullname: lead.fullname,
    email: lead.email,
    phone: lead.phone,
    message: lead.message,
    email_folded: lead.emailFolded,
    phone_e164: lead.phoneE164,
    added_by: lead.addedById,
    consent_at: lead.consentAt,
    created_at: lead.createdAt,
    ...changingColumns(lead),
  }
  const names = Object.keys(columns)
  const { rows } = await client.query<{ id: number }>({
    name: 'lead.insert',
    text: `insert into app.lead (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})
           returning id`,
    values: Object.values(columns),
  })
  const [row] = rows
  if (row === undefined) throw new Error('The lead was not stored.')
  return row.id
}

export async function updateLeadRow(client: PoolClient, lead: Lead): Promise<void> {
  const columns = { version: lead.version, ...changingColumns(lead) }
  const settings = Object.keys(columns).map((name, at) => `${name} = $${at + 2}`)
  await client.query({
    name: 'lead.update',
    text: `update app.lead set ${settings.join(', ')} where id = $1`,
    values: [lead.id, ...Object.values(columns)],
  })
}

function changingColumns(lead: Omit<Lead, 'id' | 'addedBy'>) {
  return {
    listing_id: lead.listingId,
    listing_slug: lead.listingSlug,
    listing_name: lead.listingName,
    listing_price: lead.listingPrice,
    listing_url: lead.listingUrl,
    status: lead.status,
    is_spam: lead.isSpam,
    status_before_spam: lead.statusBeforeSpam,
    assignee_id: lead.assigneeId,
    next_follow_up_on: lead.nextFollowUpOn,
    first_response_at: lead.firstResponseAt,
    search_folded: leadSearchText(lead),
    updated_at: lead.updatedAt,
    deleted_at: lead.deletedAt,
  }
}

/** Locked until the transaction ends; deleted ones as well. */
export async function lockLead(client: PoolClient, id: number): Promise<Lead | undefined> {
  const { rows } = await client.query<Lead>(
    `select ${LEAD_COLUMNS} from ${LEAD_TABLES} where l.id = $1 for update of l`,
    [id],
  )
  return rows[0]
}

/** Deleted ones as well: they can be looked at, and restored. */
export async function findLead(db: Pool | PoolClient, id: number): Promise<Lead | undefined> {
  const { rows } = await db.query<Lead>(`select ${LEAD_COLUMNS} from ${LEAD_TABLES} where l.id = $1`, [id])
  return rows[0]
}

/** Leads of one person, newest first (decision 113). Both halves have an index. */
export async function listLeadsOfPerson(
  db: Pool | PoolClient,
  { emailFolded, phoneE164 }: PersonKeys,
  limit: number | null,
): Promise<Lead[]> {
  const { rows } = await db.query<Lead>(
    `select ${LEAD_COLUMNS} from ${LEAD_TABLES}
     where l.id in (
       select id from app.lead where email_folded = $1 union select id from app.lead where phone_e164 = $2
       order by id desc limit $3)
     order by l.id desc`,
    [emailFolded, phoneE164, limit],
  )
  return rows
}

type Searched = Pick<
  Lead,
  'reference' | 'fullname' | 'email' | 'phone' | 'phoneE164' | 'message' | 'listingName' | 'listingUrl'
>

/** What `q` of the lead lists looks through. Numbers are there as typed, in one piece, and with the country. */
function leadSearchText(lead: Searched): string {
  const { reference, fullname, email, phone, phoneE164, message, listingName, listingUrl } = lead
  const digits = phone.replace(/\D/g, '')
  return foldText([reference, fullname, email, phone, digits, phoneE164, listingName, listingUrl, message].join(' '))
}
