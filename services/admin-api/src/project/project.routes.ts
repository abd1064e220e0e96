import type { PictureDependencies } from '@tahanan/catalog/picture/picture-dependencies.ts'
import { createProject, projects } from '@tahanan/catalog/project/project-commands.ts'
import { projectEndpoints } from '@tahanan/contracts/project/project.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { mountRecords } from '../router/mount-records.ts'

export function mountProjectRoutes(endpoints: EndpointRouter, dependencies: PictureDependencies): void {
  mountRecords(endpoints, dependencies, projectEndpoints, projects)
  mountEndpoint(endpoints, projectEndpoints.create, ({ context, body }) => createProject(dependencies, context, body))
}
