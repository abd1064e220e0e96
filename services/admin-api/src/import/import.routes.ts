import type { CommandContext } from '@tahanan/catalog/command/run-command.ts'
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
import { mountEndpoint, mountEndpoints } from '@tahanan/platform/http/mount-endpoint.ts'
import { StreamedAnswer } from '@tahanan/platform/http/answers.ts'
import { InvalidInput } from '@tahanan/platform/problem/problem.ts'
import { listAnswer } from '../list/list-answer.ts'

const FORM_BYTES = 1024 * 1024

export function mountImportRoutes(endpoints: EndpointRouter, dependencies: ImportDependencies): void {
  const { create, ...others } = importEndpoints
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
  mountEndpoints(endpoints, others, {
    list: async ({ query }) => listAnswer(others.list.path, query, await listImports(dependencies, query)),
    get: ({ params }) => getImport(dependencies, params.id),
    async rows({ params, query }) {
      const path = others.rows.path.replace('{id}', String(params.id))
      const page = await listRowsOfImport(dependencies, params.id, query)
      return listAnswer(path, { ...query, q: '' }, page, { outcome: query.outcome })
    },
    update({ context, params, body, expectedVersion: version }) {
      const { mapping, defaults, key_column: keyHeader } = body
      return correctImport(dependencies, context, params.id, { mapping, defaults, keyHeader, version })
    },
    start({ context, params, body, expectedVersion: version }) {
      const { is_published: isPublished, broker_id: brokerId } = body
      return startImport(dependencies, context, params.id, { isPublished, brokerId, version })
    },
    exclude: ({ context, params, body }) => excludeImportRows(dependencies, context, params.id, body),
    takeBack: ({ context, params, expectedVersion }) =>
      takeBackImport(dependencies, context, params.id, expectedVersion),
    report: ({ context, params }) => tableOf(context, params.id, 'report'),
    rejects: ({ context, params }) => tableOf(context, params.id, 'rejects'),
    delete: ({ context, params, expectedVersion }) => deleteImport(dependencies, context, params.id, expectedVersion),
  })

  async function tableOf(context: CommandContext, id: number, which: 'report' | 'rejects'): Promise<StreamedAnswer> {
    const pieces = await exportImportRows(dependencies, context, id, which)
    return new StreamedAnswer(pieces, { contentType: 'text/csv; charset=utf-8', fileName: `import-${id}.${which}.csv` })
  }
}
