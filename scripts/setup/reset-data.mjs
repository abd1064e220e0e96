import { readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { PlainFailure } from './plain-failure.mjs'

/** @typedef {import('@tahanan/platform/config/config-schema.ts').Config} Config */

/** What an installation keeps in its data folder. Nothing else is ever deleted, whatever DATA_DIR names. */
const OURS = ['postgres', 'media', 'token-secret']

/**
 * Clears the data folder once that is confirmed.
 *
 * @param {Config} config
 * @param {{ yes: boolean }} options `yes`: confirmed already.
 * @returns {Promise<boolean>} Whether it was confirmed.
 */
export async function resetData(config, { yes }) {
  const folder = resolve(config.DATA_DIR)
  const found = (await readdir(folder).catch(() => [])).filter((name) => OURS.includes(name))
  if (found.length === 0) return true
  if (!yes && !(await confirm(`Delete the database, the pictures and the passwords in ${folder}?`))) {
    console.log('Nothing was deleted.')
    return false
  }
  await stopAbandonedDatabase(config)
  for (const name of found) await rm(join(folder, name), { recursive: true, force: true })
  console.log(`${folder} is empty again.`)
  return true
}

/**
 * Stops a database that outlived a killed Tahanan. Rejects when a living one still uses it.
 *
 * @param {Config} config
 */
async function stopAbandonedDatabase(config) {
  const { clusterPaths } = await import('@tahanan/platform/postgres-cluster/cluster.ts')
  const { findPostmaster } = await import('@tahanan/platform/postgres-cluster/cluster-server.ts')
  const { startEmbeddedPostgres } = await import('@tahanan/platform/postgres/embedded-postgres.ts')
  const { postgresFolder } = await import('@tahanan/standalone/database/start-database.ts')
  const dataDir = postgresFolder(config)
  if ((await findPostmaster(clusterPaths(dataDir))) === undefined) return
  const abandoned = await startEmbeddedPostgres({ dataDir })
  await abandoned.stop()
}

/** @param {string} question */
async function confirm(question) {
  if (!process.stdin.isTTY) throw new PlainFailure('--reset asks first, and nobody is here to answer: add --yes.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} [y/N] `)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}
