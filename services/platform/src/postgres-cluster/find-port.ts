/** The port that an earlier start wrote down. */
export function findPort(settingsText: string): number | undefined {
  const port = /^port = '(\d+)'$/m.exec(settingsText)?.[1]
  return port === undefined ? undefined : Number(port)
}
