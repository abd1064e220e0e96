import { readdir } from 'node:fs/promises'
import { APP_MIGRATIONS } from '@tahanan/catalog/schema/app-migrations.ts'
import { READ_MIGRATIONS } from '@tahanan/read-models/schema/read-migrations.ts'

/** The newest migrations of both sides: a catalogue that was made under others is made anew. */
export async function schemaVersion(): Promise<string> {
  const sets = [APP_MIGRATIONS, READ_MIGRATIONS].map(async ({ schema, directory }) => {
    const files = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted()
    return `${schema} ${files.at(-1) ?? ''}`
  })
  return (await Promise.all(sets)).join(', ')
}
