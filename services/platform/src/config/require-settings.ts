import { ConfigError } from './config-error.ts'
import type { Config } from './config-schema.ts'

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
