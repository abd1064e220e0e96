/** A list of leads as the dashboard asks for it, and what it comes down to in SQL. */
export interface LeadCase {
  readonly name: string
  readonly query: string
  readonly where: string
}

const LIVING = 'deleted_at is null and is_spam = false'
const searched = (...words: string[]): string =>
  [LIVING, ...words.map((word) => `search_folded like '%${word}%'`)].join(' and ')

export const LEAD_CASES: readonly LeadCase[] = [
  { name: 'leads, first page', query: '', where: LIVING },
  { name: 'leads of a source', query: 'source=sell', where: `${LIVING} and source = 'sell'` },
  { name: 'leads of a status', query: 'status=new', where: `${LIVING} and status = 'new'` },
  {
    name: 'leads of a source and a status',
    query: 'source=contact&status=tripping',
    where: `${LIVING} and source = 'contact' and status = 'tripping'`,
  },
  { name: 'leads, spam', query: 'spam=true', where: 'deleted_at is null and is_spam = true' },
  { name: 'leads, deleted', query: 'deleted=true&spam=all', where: 'deleted_at is not null' },
  { name: 'leads by a frequent word', query: 'q=santos', where: searched('santos') },
  { name: 'leads by a rare word', query: 'q=quimbo17', where: searched('quimbo17') },
  { name: 'leads by a number', query: 'q=0123456', where: searched('0123456') },
  { name: 'leads by two words', query: 'q=quimbo+cebu', where: searched('quimbo', 'cebu') },
  {
    name: 'leads of a source by a word',
    query: 'source=sell&q=ramon',
    where: `${searched('ramon')} and source = 'sell'`,
  },
]
