import type { Pool } from 'pg'

/** E-mail addresses of those who answer leads: administrators and editors who may sign in. */
export async function listNotifiedAddresses(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ email: string }>(
    `select email from app.account where state = 'active' and role in ('admin', 'editor') and email is not null
     order by id`,
  )
  return rows.map(({ email }) => email)
}
