import { writeFile } from 'node:fs/promises'
import { envExample } from './env-example.ts'

await writeFile(new URL('../../.env.example', import.meta.url), envExample())
