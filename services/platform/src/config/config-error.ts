/** Settings that cannot be used; the message lists every problem, a line each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'

  constructor(problems: readonly string[]) {
    super(`Some settings need another value:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  }
}
