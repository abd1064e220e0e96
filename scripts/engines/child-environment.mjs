/**
 * What a program we start finds in its environment: ours, and what it is given.
 *
 * @param {Readonly<Record<string, string>>} given
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment(given) {
  return { ...process.env, ...given }
}
