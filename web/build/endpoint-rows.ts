import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const ENDPOINTS = /\.(public-)?endpoints\.ts$/

/**
 * Bundles endpoints without their schemas: a browser makes calls by id, method and path, and the types of input and
 * answer are gone by then anyway. It keeps the validator, several times the size of everything else, out of pages.
 */
export function endpointRows(): Plugin {
  return {
    name: 'endpoint-rows',
    enforce: 'pre',
    async load(id) {
      if (!ENDPOINTS.test(id)) return undefined
      const module: unknown = await import(pathToFileURL(id).href)
      return Object.entries(module ?? {})
        .map(([name, endpoints]) => `export const ${name} = ${JSON.stringify(rowsOf(endpoints))}`)
        .join('\n')
    },
  }
}

function rowsOf(endpoints: unknown) {
  return Object.fromEntries(
    Object.entries(endpoints ?? {}).map(([name, endpoint]: [string, Readonly<Record<string, unknown>>]) => {
      const { id, method, path, status } = endpoint
      return [name, { id, method, path, status }]
    }),
  )
}
