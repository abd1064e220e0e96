import { readFile, writeFile } from 'node:fs/promises'
import { envExample } from './env-example.ts'

const compose = await readFile(new URL('../../docker-compose.yml', import.meta.url), 'utf8')
await writeFile(new URL('../../.env.example', import.meta.url), envExample(compose))
