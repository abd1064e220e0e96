import { configSchema } from '@tahanan/platform/config/config-schema.ts'
import type { z } from 'zod'

/** What docker-compose.yml asks for beside the settings of the processes; it makes their addresses of these. */
export const COMPOSE: Readonly<Record<string, string>> = {
  POSTGRES_PASSWORD: 'Password of the owner of the database. Letters and digits: it stands in an address.',
  READER_PASSWORD: 'Password of the role that may only read. Letters and digits.',
  REDIS_PASSWORD: 'Password of Redis. Letters and digits.',
  GRAFANA_PASSWORD: 'Password of the user admin in Grafana.',
  BACKUP_FOLDER: 'Folder of this machine for a backup every night, which user 1000 may write; empty: none is taken.',
  GATEWAY_PORT: 'Port of the gateway on this machine (8080); 127.0.0.1:8080: for this machine alone.',
  GRAFANA_PORT: 'Port of Grafana on this machine (3000).',
  TAHANAN_VERSION: 'Tag of the image (latest).',
  POSTGRES_CPUS: 'Processors that Postgres may use, no more than the machine has (2.0).',
  PUBLIC_API_REPLICAS: 'Instances of public-api (4).',
  ADMIN_API_REPLICAS: 'Instances of admin-api (2).',
  RELAY_REPLICAS: 'Instances of relay (2).',
  PROJECTOR_REPLICAS: 'Instances of projector (3).',
  INDEXER_REPLICAS: 'Instances of indexer (1).',
  IMAGE_DISPATCHER_REPLICAS: 'Instances of image-dispatcher (1).',
  JOB_WORKER_REPLICAS: 'Instances of job-worker (1).',
  IMAGE_WORKER_REPLICAS: 'Instances of image-worker (4).',
}

const OTHERS_ONLY = '[not for docker compose]'

const HEADER = `# Settings; what is unset has the value in brackets, or is embedded.
# \`npm start\` takes them from its environment and reads no file. docker compose reads .env, a copy of this file; what is
# marked ${OTHERS_ONLY} it sets itself, or has no use for.
# This file is written by: npm run env-example
`

/** The text of `.env.example`: every setting, with its default and what it is for, by what docker-compose.yml says. */
export function envExample(composeText: string): string {
  const asked = askedNames(composeText)
  const settings = Object.entries(configSchema.shape).map(([name, field]) =>
    entry(name, asked.has(name) ? describe(field) : `${describe(field)} ${OTHERS_ONLY}`),
  )
  const compose = Object.entries(COMPOSE).map(([name, description]) => entry(name, description))
  return [HEADER, ...settings, '# For docker-compose.yml, beside the secrets above.\n', ...compose].join('\n')
}

/** What docker-compose.yml takes from .env. */
export function askedNames(composeText: string): ReadonlySet<string> {
  return new Set([...composeText.matchAll(/\$\{([A-Z][A-Z\d_]*)/g)].map(([, name = '']) => name))
}

function describe(field: z.ZodType): string {
  const unset = field.safeParse(undefined)
  const value = unset.success && unset.data !== undefined ? ` (${show(unset.data)})` : ''
  return `${field.description ?? ''}${value}`
}

function show(value: unknown): string {
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value)
}

function entry(name: string, description: string): string {
  return `# ${description}\n#${name}=\n`
}
