import type { Catalog, CommandContext } from '@tahanan/catalog/command/run-command.ts'
import type { ListPage } from '@tahanan/catalog/list/page-of-matches.ts'
import type { PictureDependencies } from '@tahanan/catalog/picture/picture-dependencies.ts'
import { type PreparedPicture, withPreparedPictures } from '@tahanan/catalog/picture/prepare-pictures.ts'
import type { Endpoint, noAnswer, noInput } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import type { idParams } from '@tahanan/contracts/endpoint/id-fields.ts'
import type { UploadedFile } from '@tahanan/contracts/file/uploaded-file.ts'
import type { StaffListQuery, staffListQuerySchema } from '@tahanan/contracts/page/staff-list.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoints } from '@tahanan/platform/http/mount-endpoint.ts'
import type { z } from 'zod'
import { type ListAnswer, listAnswer } from '../list/list-answer.ts'

interface Update<Changes> {
  readonly changes: Changes
  /** The one that takes the place of the one before; none or one. */
  readonly picture?: readonly UploadedFile[]
}

type NoInput = typeof noInput
type ById = typeof idParams

interface RecordCalls<Page, One, Stored, Changes> {
  readonly list: Endpoint<NoInput, typeof staffListQuerySchema, NoInput, z.ZodType<unknown, ListAnswer<Page>>, 'viewer'>
  readonly get: Endpoint<ById, NoInput, NoInput, z.ZodType<unknown, One>, 'viewer'>
  readonly update: Endpoint<ById, NoInput, z.ZodType<Update<Changes>>, z.ZodType<unknown, Stored>, 'editor'>
  readonly delete: Endpoint<ById, NoInput, NoInput, typeof noAnswer, 'editor'>
}

interface RecordCommands<Page, One, Stored, Changes> {
  list(catalog: Catalog, query: StaffListQuery, now: Date): Promise<Page>
  get(catalog: Catalog, id: number, now: Date): Promise<One>
  update(
    catalog: Catalog,
    context: CommandContext,
    id: number,
    changes: Changes,
    expectedVersion?: number,
    picture?: PreparedPicture,
  ): Promise<Stored>
  remove(catalog: Catalog, context: CommandContext, id: number, expectedVersion?: number): Promise<void>
}

/**
 * Serves the calls of records of one kind, but for adding one.
 *
 * @param pictureField of the form, for a picture that is refused
 */
export function mountRecords<Page extends ListPage<unknown>, One, Stored, Changes>(
  endpoints: EndpointRouter,
  dependencies: PictureDependencies,
  { list, get, update, delete: remove }: RecordCalls<Page, One, Stored, Changes>,
  commands: RecordCommands<Page, One, Stored, Changes>,
  pictureField = 'image',
): void {
  const calls = { list, get, update, delete: remove }
  mountEndpoints<typeof calls>(endpoints, calls, {
    list: async ({ query, context }) =>
      listAnswer(list.path, query, await commands.list(dependencies, query, context.now)),
    get: ({ params, context }) => commands.get(dependencies, params.id, context.now),
    update: ({ context, params, body, expectedVersion }) =>
      withPreparedPictures(dependencies, pictureField, body.picture ?? [], ([picture]) =>
        commands.update(dependencies, context, params.id, body.changes, expectedVersion, picture),
      ),
    delete: ({ context, params, expectedVersion }) =>
      commands.remove(dependencies, context, params.id, expectedVersion),
  })
}
