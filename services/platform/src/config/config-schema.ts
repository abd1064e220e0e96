import { z } from 'zod'

const SECRET_BYTES = 32

/** Whether a secret has the 256 bits that HS256 asks for (RFC 7518 §3.2). */
export function isLongSecret(secret: string): boolean {
  return Buffer.byteLength(secret.trim()) >= SECRET_BYTES
}

/**
 * Every setting, by the name of its environment variable (design §3). An unset engine variable means the embedded
 * engine. Descriptions are what `.env.example` says of them.
 */
export const configSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(8080).describe('Port of the site and of the dashboard.'),
  METRICS_PORT: wholeNumber(0, 65_535).optional().describe('Port of /metrics, for Prometheus; unset: none.'),
  METRICS_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('Address that METRICS_PORT listens on; 0.0.0.0: every one of this machine.'),
  ENGINE_WAIT_SECONDS: wholeNumber(0, 3_600)
    .default(120)
    .describe('How long a process waits for its engines at its start; 0: it asks once.'),
  REPLICAS: wholeNumber(1, 1_000)
    .optional()
    .describe('How many instances of this process there should be, for the alert FewerThanWanted.'),
  DATA_DIR: z.string().default('.data').describe('Where the embedded engines keep everything.'),
  BACKUP_DIR: z
    .string()
    .optional()
    .describe(
      'Where a backup goes every night, best on another disk (docker compose: BACKUP_FOLDER); unset: none is taken.',
    ),
  BACKUP_BUCKET: z
    .string()
    .regex(
      /^(?!tahanan-(?:originals|media|documents)$)[a-z\d][a-z\d.-]{1,61}[a-z\d]$/,
      'must be the name of a bucket of its own: 3 to 63 small letters, digits, dots and hyphens',
    )
    .optional()
    .describe('Bucket of S3_ENDPOINT that a backup goes into every night, in place of BACKUP_DIR.'),
  PUBLIC_URL: address(['http', 'https'])
    .transform((text) => text.replace(/\/+$/, ''))
    .optional()
    .describe('Address that visitors see, e.g. https://tahanan.example; unset: http://localhost:PORT.'),
  MAP_STYLE_URL: address(['http', 'https'])
    .optional()
    .describe(
      'MapLibre style of a street map, with its tiles, glyphs and sprite at the same origin; unset: our own map.',
    ),
  TRUST_PROXY: wholeNumber(0, 10)
    .default(0)
    .describe('How many proxies stand in front: as many entries of X-Forwarded-For are believed.'),
  PUBLIC_CALLS_PER_MINUTE: wholeNumber(1, 1_000_000_000)
    .default(6_000)
    .describe('Public calls that one client may make in a minute, of each process; carriers share addresses.'),
  ADMIN_USERNAME: z.string().min(1).max(100).default('admin').describe('User name of the first administrator.'),
  ADMIN_PASSWORD: z
    .string()
    .min(12, 'must have at least 12 characters')
    .max(200)
    .refine((text) => new Set(text).size > 1, 'must have more than one character in it')
    .optional()
    .describe('Password of the first administrator; unset: generated and printed once.'),
  TOKEN_SECRET: z
    .string()
    .refine(isLongSecret, 'must have at least 32 bytes; `openssl rand -base64 48` makes a good one')
    .optional()
    .describe(
      'Signs access tokens and seals second factors; no backup holds it. Required with any engine variable; embedded: generated into DATA_DIR.',
    ),
  DEMO: onOff(true).describe('Fill an empty catalogue with demo data.'),
  STRICT_SPEC: onOff(false).describe('Switch every visible extension of the specification off.'),
  PUBLIC_LEADS: onOff(true).describe('Whether enquiries of visitors become leads.'),
  REGISTRATION: z
    .enum(['approval', 'closed'], 'must be approval or closed')
    .default('approval')
    .describe('Whether people may ask for an account.'),
  DEFAULT_BROKER_ID: wholeNumber(1, 2_147_483_647).default(4).describe('Broker that listing forms preselect.'),
  SALESPERSONS_PER_BROKER: wholeNumber(1, 10_000)
    .default(20)
    .describe('A broker with more salespersons is said to need care.'),
  LEAD_RETENTION_MONTHS: wholeNumber(1, 1_200).default(24).describe('Leads older than this are erased.'),
  LISTING_PICTURES_MAX: wholeNumber(1, 1_000).default(60).describe('Pictures that one listing may have.'),
  IMAGE_WORKERS: wholeNumber(0, 64).default(1).describe('Processes that make pictures on this machine; 0: others do.'),
  PAGIBIG_CEILING_PESOS: wholeNumber(1, 1_000_000_000_000)
    .default(6_000_000)
    .describe('Loan ceiling of PAG-IBIG, for the hint beside it.'),
  SMTP_URL: address(['smtp', 'smtps'])
    .optional()
    .describe('Mail server for notices and links to staff and alerts to visitors; unset: no mail.'),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<?[^\s<>]+@[^\s<>]+>?$/, 'must be an e-mail address, with or without a name before it')
    .optional()
    .describe('Whom notices come from, e.g. Tahanan <sales@tahanan.example>; unset: no-reply at PUBLIC_URL.'),
  ALERTS: z
    .enum(['on', 'off'], 'must be on or off')
    .optional()
    .describe('Whether visitors may be told of new offers by e-mail; unset: on with SMTP_URL.'),
  LEAD_MAIL_TO: z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .refine(
      (list) => list.every((one) => /^[^\s<>]+@[^\s<>]+$/.test(one)),
      'must be e-mail addresses, with commas between',
    )
    .optional()
    .describe('Who is told of new leads; unset: every administrator and editor whose account has an address.'),
  WEBHOOKS_TO_PRIVATE: onOff(false).describe(
    'Whether webhooks may go to, and listings be fetched from, addresses of this machine and its network: for a lab.',
  ),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error, fatal or silent',
    )
    .optional()
    .describe('Least level that is logged; unset: info, and warn when everything is embedded.'),
  DATABASE_URL: address(['postgres', 'postgresql'])
    .optional()
    .describe('Postgres of the catalogue (and of the read side).'),
  READ_DATABASE_URL: address(['postgres', 'postgresql'])
    .optional()
    .describe('Another Postgres for the read schema, as a role that may write it.'),
  READER_DATABASE_URL: address(['postgres', 'postgresql'])
    .optional()
    .describe('The read schema as a role that may only read: for public-api. `migrate` makes the role.'),
  KAFKA_BROKERS: z
    .string()
    .transform((text) => text.split(',').map((broker) => broker.trim()))
    .refine((brokers) => brokers.every((broker) => /^[\w.-]+:\d+$/.test(broker)), 'must be host:port[,host:port …]')
    .optional()
    .describe('Kafka, e.g. kafka:9092.'),
  REDIS_URL: address(['redis', 'rediss']).optional().describe('Redis for the job queues, maxmemory-policy noeviction.'),
  MEILI_URL: address(['http', 'https']).optional().describe('Meilisearch.'),
  MEILI_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('Key of Meilisearch that may write the index; docker compose: 16 bytes at least.'),
  S3_ENDPOINT: address(['http', 'https']).optional().describe('MinIO or another S3, e.g. http://minio:9000.'),
  S3_ACCESS_KEY: z.string().min(1).optional().describe('Access key of S3; MinIO: 3 characters at least.'),
  S3_SECRET_KEY: z.string().min(1).optional().describe('Secret key of S3; MinIO: 8 characters at least.'),
})

export type Config = Readonly<z.output<typeof configSchema>>

/** A variable that holds a whole number within bounds. */
function wholeNumber(least: number, most: number) {
  const problem = `must be a whole number from ${least} to ${most}`
  return z.string().regex(/^\d+$/, problem).transform(Number).pipe(z.number().min(least, problem).max(most, problem))
}

/** A variable that holds an address of one of these schemes. */
function address(schemes: readonly string[]) {
  const problem = `must be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`
  return z
    .string()
    .refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)), problem)
}

/** A variable that is `on` or `off`. */
function onOff(unset: boolean) {
  return z
    .enum(['on', 'off'], 'must be on or off')
    .transform((text) => text === 'on')
    .default(unset)
}

/** The settings that choose engines; what is missing is embedded (design §3). */
export type EngineConfig = Partial<
  Pick<
    Config,
    'KAFKA_BROKERS' | 'REDIS_URL' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY' | 'MEILI_URL' | 'MEILI_KEY'
  >
>

/** The address that visitors see, without a slash at the end. */
export function publicUrl({ PUBLIC_URL, PORT }: Pick<Config, 'PUBLIC_URL' | 'PORT'>): string {
  return PUBLIC_URL ?? `http://localhost:${PORT}`
}

/** Whether what visitors send is kept (decision 101): without a call in the letter of the specification (§7). */
export function takesPublicLeads({ PUBLIC_LEADS, STRICT_SPEC }: Pick<Config, 'PUBLIC_LEADS' | 'STRICT_SPEC'>): boolean {
  return PUBLIC_LEADS && !STRICT_SPEC
}

/** Whether visitors may ask to be told of new offers (decision 134), which the specification knows nothing of. */
export function sendsAlerts({
  ALERTS,
  SMTP_URL,
  STRICT_SPEC,
}: Pick<Config, 'ALERTS' | 'SMTP_URL' | 'STRICT_SPEC'>): boolean {
  return !STRICT_SPEC && (ALERTS === undefined ? SMTP_URL !== undefined : ALERTS === 'on')
}
