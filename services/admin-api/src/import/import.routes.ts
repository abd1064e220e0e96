import {
  correctImport,
  createImport,
  deleteImport,
  excludeImportRows,
  exportImportRows,
  getImport,
  listImports,
  listRowsOfImport,
  startImport,
  takeBackImport,
} from '@tahanan/catalog/import-run/import-run-commands.ts'
import type { ImportDependencies } from '@tahanan/catalog/import-run/import-run.ts'
import { IMPORT_LIMITS } from '@tahanan/contracts/import/import-field.ts'
import { importEndpoints } from '@tahanan/contracts/import/import.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { StreamedAnswer } from '@tahanan/platform/http/answers.ts'
import { InvalidInput } from '@tahanan/platform/problem/problem.ts'
import { listAnswer } from '../list/list-answer.ts'

const FORM_BYTES = 1024 * 1024

export function mountImportRoutes(endpoints: EndpointRouter, dependencies: ImportDependencies): void {
  const { list, create, get, rows, update, start, exclude, takeBack, report, rejects, delete: remove } = importEndpoints
  mountEndpoint(
    endpoints,
    create,
    ({ context, body }) => {
      const [file] = body.file
      if (file === undefined) throw new InvalidInput({ file: ['Send a file.'] })
      return createImport(dependencies, context, file)
    },
    // Spreadsheets may be larger than the images that other calls bring.
    { maxBodyBytes: IMPORT_LIMITS.fileBytes + FORM_BYTES, maxFileBytes: IMPORT_LIMITS.fileBytes },
  )
  mountEndpoint(endpoints, list, async ({ query }) =>
    listAnswer(list.path, query, await listImports(dependencies, query)),
  )
  mountEndpoint(endpoints, get, ({ params }) => getImport(dependencies, params.id))
  mountEndpoint(endpoints, rows, async ({ params, query }) => {
    const path = rows.path.replace('{id}', String(params.id))
    const page = await listRowsOfImport(dependencies, params.id, query)
    return listAnswer(path, { ...query, q: '' }, page, { outcome: query.outcome })
  })
  mountEndpoint(endpoints, update, ({ context, params, body, expectedVersion: version = body.version }) => {
    const { mapping, defaults, key_column: keyHeader } = body
    return correctImport(dependencies, context, params.id, { mapping, defaults, keyHeader, version })
  })
  mountEndpoint(endpoints, start, ({ context, params, body, expectedVersion: version = body.version }) => {
    const { is_published: isPublished, broker_id: brokerId } = body
    return startImport(dependencies, context, params.id, { isPublished, brokerId, version })
  })
  mountEndpoint(endpoints, exclude, ({ context, params, body }) =>
    excludeImportRows(dependencies, context, params.id, body),
  )
  mountEndpoint(endpoints, takeBack, ({ context, params, body, expectedVersion = body.version }) =>
    takeBackImport(dependencies, context, params.id, expectedVersion),
  )
  for (const [endpoint, which] of [
    [report, 'report'],
    [rejects, 'rejects'],
  ] as const) {
    mountEndpoint(endpoints, endpoint, async ({ context, params }) => {
      const pieces = await exportImportRows(dependencies, context, params.id, which)
      return new StreamedAnswer(pieces, {
        contentType: 'text/csv; charset=utf-8',
        fileName: `import-${params.id}.${which}.csv`,
      })
    })
  }
  mountEndpoint(endpoints, remove, ({ context, params, expectedVersion }) =>
    deleteImport(dependencies, context, params.id, expectedVersion),
  )
}
