import type { Pool } from 'pg'

/** Fills the table with so many leads of two years, where it has fewer: of all kinds, and as repetitive as people are. */
export async function makeLeads(pool: Pool, leads: number): Promise<void> {
  const { rows } = await pool.query<{ leads: number }>('select count(*)::integer as leads from app.lead')
  if (rows[0]?.leads === leads) return
  await pool.query('truncate app.lead, app.lead_tally restart identity cascade')
  await pool.query(
    `insert into app.lead (reference, source, fullname, email, phone, message, email_folded, phone_e164, listing_name,
       listing_price, listing_url, status, is_spam, status_before_spam, first_response_at, search_folded, created_at,
       updated_at, deleted_at)
     select 'R' || n, source, name, email, phone, message, email, '+63917' || lpad((n % 9000000)::text, 7, '0'), listing,
       '₱4,500,000', '/listing/house-' || n % 5000 || '/', status, n % 20 = 0, case when n % 20 = 0 then 'new' end,
       case when status <> 'new' then at + (n % 600) * interval '1 minute' end,
       lower(concat_ws(' ', 'R' || n, name, replace(replace(email, '@', ' '), '.', ' '), phone, listing, message)),
       at, at, case when n % 50 = 0 then at end
     from (
       select n, now() - (1 - n::float8 / $1) * interval '700 days' as at,
         (array['listing', 'listing', 'listing', 'contact', 'sell', 'appraisal'])[1 + n % 6] as source,
         case when n % 20 = 0 then 'closed' else
           (array['new', 'contacted', 'tripping', 'reserved', 'closed', 'lost'])[1 + n / 6 % 6] end as status,
         first || ' ' || last as name, lower(first) || '.' || lower(last) || n % 40000 || '@example.com' as email,
         '0917 ' || lpad((n % 9000000)::text, 7, '0') as phone,
         'House and lot in ' || (array['Lipa', 'Cebu', 'Davao', 'Makati', 'Quezon City'])[1 + n % 5] || ' ' || n % 5000
           as listing,
         'Hello, is ' || (array['it', 'this house', 'the lot', 'the unit'])[1 + n % 4] || ' still available? I can visit on '
           || (array['Monday', 'Tuesday', 'Friday', 'Saturday'])[1 + n / 7 % 4] || ' at ' || n % 12 || ' o''clock.' as message
       from (
         select n, (array['Maria', 'Juan', 'Ana', 'Jose', 'Liza', 'Mark', 'Grace', 'Paolo', 'Niña', 'Ramon'])[1 + n * 31 % 10] as first,
           (array['Santos', 'Reyes', 'Cruz', 'Bautista', 'Ocampo', 'Garcia', 'Mendoza', 'Torres', 'Villanueva', 'Quimbo'])[1 + n / 10 * 17 % 10] as last
         from generate_series(1, $1::integer) n) named) made`,
    [leads],
  )
  await pool.query('vacuum analyze')
}
