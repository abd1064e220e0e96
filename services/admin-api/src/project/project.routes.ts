import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import {
  createProject,
  deleteProject,
  getProject,
  listProjects,
  updateProject,
} from '@tahanan/catalog/project/project-commands.ts'
import { projectEndpoints } from '@tahanan/contracts/project/project.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { listAnswer } from '../list/list-answer.ts'

export function mountProjectRoutes(endpoints: EndpointRouter, catalog: Catalog): void {
  const { list, get, create, update, delete: remove } = projectEndpoints

  mountEndpoint(endpoints, list, async ({ query, context }) =>
    listAnswer(list.path, query, await listProjects(catalog, query, context.now)),
  )
  mountEndpoint(endpoints, get, ({ params }) => getProject(catalog, params.id))
  mountEndpoint(endpoints, create, ({ context, body }) => createProject(catalog, context, body))
  mountEndpoint(endpoints, update, ({ context, params, body, expectedVersion }) =>
    updateProject(catalog, context, params.id, body.changes, expectedVersion ?? body.expectedVersion),
  )
  mountEndpoint(endpoints, remove, ({ context, params, expectedVersion }) =>
    deleteProject(catalog, context, params.id, expectedVersion),
  )
}
