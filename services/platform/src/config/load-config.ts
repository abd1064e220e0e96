import { distance } from 'fastest-levenshtein'
import { type Config, configSchema } from './config-schema.ts'

/** Settings that cannot be used; the message lists every problem, a line each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'

  constructor(problems: readonly string[]) {
    super(`Some settings need another value:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  }
}

/** Short names resemble too much that is not ours. */
const SHORTEST = 8

const MOST_EDITS = 2

export type Environment = Readonly<Record<string, string | undefined>>

/** Each chooses an engine that somebody runs; unset, the embedded one is taken (design §3). */
export const ENGINES = ['DATABASE_URL', 'KAFKA_BROKERS', 'REDIS_URL', 'S3_ENDPOINT', 'MEILI_URL'] as const

/**
 * The settings of this process. An empty variable counts as unset.
 *
 * @throws ConfigError with every problem at once
 */
export function loadConfig(environment: Environment = process.env): Config {
  const names = Object.keys(configSchema.shape)
  const given = Object.fromEntries(
    names.flatMap((name) =>
      environment[name] === undefined || environment[name] === '' ? [] : [[name, environment[name]]],
    ),
  )
  const problems = misspeltNames(Object.keys(environment), names)
  const parsed = configSchema.safeParse(given)
  if (!parsed.success) {
    problems.push(...parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}.`))
    throw new ConfigError(problems)
  }
  problems.push(...problemsBetween(parsed.data))
  if (problems.length > 0) throw new ConfigError(problems)
  return Object.freeze(parsed.data)
}

function problemsBetween(config: Config): string[] {
  const problems: string[] = []
  const engine = ENGINES.find((name) => config[name] !== undefined)
  if (engine !== undefined && config.TOKEN_SECRET === undefined) {
    problems.push(`TOKEN_SECRET: is required with ${engine}; \`openssl rand -base64 48\` makes a good one.`)
  }
  if (config.S3_ENDPOINT !== undefined) {
    for (const name of ['S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const) {
      if (config[name] === undefined) problems.push(`${name}: is required with S3_ENDPOINT.`)
    }
  }
  if (config.BACKUP_BUCKET !== undefined) {
    if (config.S3_ENDPOINT === undefined) problems.push('S3_ENDPOINT: is required with BACKUP_BUCKET.')
    if (config.BACKUP_DIR !== undefined) problems.push('BACKUP_BUCKET: leave it out, or BACKUP_DIR.')
  }
  if (config.READ_DATABASE_URL !== undefined && config.DATABASE_URL === undefined) {
    problems.push('DATABASE_URL: is required with READ_DATABASE_URL.')
  }
  return problems
}

/** Problems of variables that are nearly one of ours: `KAFKA_BROKER: did you mean KAFKA_BROKERS?` */
function misspeltNames(given: readonly string[], known: readonly string[]): string[] {
  return given
    .filter((name) => name.length >= SHORTEST && !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((other) => other.length >= SHORTEST && distance(name, other) <= MOST_EDITS)
      return meant === undefined ? [] : [`${name}: there is no such setting; did you mean ${meant}?`]
    })
}

type Given<Name extends keyof Config> = Config & { readonly [Key in Name]: NonNullable<Config[Key]> }

/**
 * The settings, once those are there that a process cannot do without.
 *
 * @throws ConfigError that names every one that is missing
 */
export function requireSettings<Name extends keyof Config>(
  config: Config,
  names: readonly Name[],
  processName: string,
): Given<Name> {
  if (hasAll(config, names)) return config
  const missing = names.filter((name) => config[name] === undefined)
  throw new ConfigError(missing.map((name) => `${name}: is required by ${processName}.`))
}

function hasAll<Name extends keyof Config>(config: Config, names: readonly Name[]): config is Given<Name> {
  return names.every((name) => config[name] !== undefined)
}

/** The environment of this process with some settings changed, for a program that is started from here. */
export function childEnvironment(changes: Environment): NodeJS.ProcessEnv {
  return { ...process.env, ...changes }
}
