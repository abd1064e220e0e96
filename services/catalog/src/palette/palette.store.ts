import { type FoundRecord, PALETTE_MOST, PALETTE_NOUNS } from '@tahanan/contracts/palette/palette.endpoints.ts'
import type { Role } from '@tahanan/contracts/session/role.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import type { Pool, PoolClient } from 'pg'
import { ACCOUNT_SEARCHED } from '../account/account.store.ts'
import { searchPatterns } from '../list/page-of-matches.ts'
import { listRows } from '../row/row.store.ts'

type Noun = FoundRecord['noun']

interface Found {
  readonly name: string
  readonly detail: string
  /** What is searched, beginning with the name. */
  readonly searched: string
  readonly isThere: string
  /** A word of its own that names one record exactly. */
  readonly key?: string
}

const NAMED = { name: 'name', searched: 'search_folded', isThere: 'deleted_at is null' }

const FOUND: Readonly<Record<Noun, Found>> = {
  listing: { ...NAMED, detail: 'location', key: 'slug' },
  project: { ...NAMED, detail: 'location', key: 'slug' },
  developer: { ...NAMED, detail: 'office_address', key: 'slug' },
  lead: {
    ...NAMED,
    name: 'fullname',
    detail: `concat_ws(', ', status, listing_name)`,
    key: 'reference',
  },
  broker: { ...NAMED, detail: 'position' },
  salesperson: { ...NAMED, detail: 'position' },
  realty: { ...NAMED, detail: 'office_address' },
  account: {
    name: 'name',
    detail: 'username',
    searched: ACCOUNT_SEARCHED,
    isThere: `state <> 'closed'`,
  },
}

/** More than this many that fit are not weighed against each other: a word that so many have is no name yet. */
const WEIGHED = 300

const NUMBER = /^#?([1-9]\d{0,8})$/

/**
 * Records of every kind in one read: by number, by slug (also as the end of an address), and by words that are part of
 * them. Each arm reads one index and stops; names that begin with what was typed come first, then the newest.
 */
export async function findRecords(pool: Pool, typed: string, role: Role): Promise<FoundRecord[]> {
  const values: unknown[] = []
  const value = (content: unknown): string => `$${values.push(content)}`
  const number = NUMBER.exec(typed)?.[1]
  const patterns = typed.startsWith('#') ? [] : searchPatterns(typed)
  const [slug] = typed.split(/[?#]/, 1)
  const key = value(slug?.replace(/\/+$/, '').split('/').at(-1) ?? '')
  const id = value(number === undefined ? null : Number(number))
  const beginning = value(`${foldText(typed)}%`)
  const words = patterns.map((pattern) => waysToFit(pattern).map(value))
  const fits = (searched: string): string =>
    words.map((ways) => `(${ways.map((way) => `${searched} like ${way}`).join(' or ')})`).join(' and ')
  const nouns = PALETTE_NOUNS.filter((noun) => noun !== 'account' || role === 'admin')
  const arms = nouns.map((noun) => {
    const { name, detail, searched, isThere, key: column } = FOUND[noun]
    const from = `select id from app.${noun} where ${isThere} and`
    const hits = [
      `(${from} id = ${id}::integer)`,
      ...(column === undefined ? [] : [`(${from} ${column} = ${key}::text)`]),
      ...(words.length === 0 ? [] : [`(${from} ${fits(searched)} limit ${WEIGHED})`]),
    ]
    return `(select '${noun}' as noun, id, ${name} as name, ${detail} as detail
      from app.${noun} where id in (${hits.join(' union ')})
      order by (id = ${id}::integer) desc nulls last, (${searched} like ${beginning}) desc, id desc limit ${PALETTE_MOST})`
  })
  if (number === undefined && patterns.length === 0) return []
  return listRows(pool, arms.join(' union all '), values)
}

/** The index knows words by three letters: of fewer, it finds only how a word begins. */
function waysToFit(pattern: string): string[] {
  const beginning = pattern.slice(1)
  return pattern.length < '%abc%'.length ? [beginning, `% ${beginning}`] : [pattern]
}

/** Listings of a title number as it is written anywhere: `T-1234` and `t 1234` are one. */
export function findListingsByTitle(client: PoolClient, titleNumber: string): Promise<FoundRecord[]> {
  return listRows(
    client,
    `select 'listing' as noun, id, name, location as detail from app.listing
     where upper(regexp_replace(title_number, '[^A-Za-z0-9]', '', 'g')) = $1
       and title_number is not null and deleted_at is null
     order by id desc limit ${PALETTE_MOST}`,
    [titleNumber.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase()],
  )
}
