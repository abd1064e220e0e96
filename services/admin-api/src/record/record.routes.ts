import { amenities } from '@tahanan/catalog/amenity/amenity-commands.ts'
import { brokers, deleteBrokerLicense } from '@tahanan/catalog/broker/broker-commands.ts'
import { hasBroker } from '@tahanan/catalog/broker/broker.store.ts'
import { developers } from '@tahanan/catalog/developer/developer-commands.ts'
import { projects } from '@tahanan/catalog/project/project-commands.ts'
import { realties } from '@tahanan/catalog/realty/realty-commands.ts'
import { logReply, replies } from '@tahanan/catalog/reply/reply-commands.ts'
import { salespersons } from '@tahanan/catalog/salesperson/salesperson-commands.ts'
import { amenityEndpoints } from '@tahanan/contracts/amenity/amenity.endpoints.ts'
import { brokerEndpoints } from '@tahanan/contracts/broker/broker.endpoints.ts'
import { developerEndpoints } from '@tahanan/contracts/developer/developer.endpoints.ts'
import { projectEndpoints } from '@tahanan/contracts/project/project.endpoints.ts'
import { realtyEndpoints } from '@tahanan/contracts/realty/realty.endpoints.ts'
import { replyEndpoints } from '@tahanan/contracts/reply/reply.endpoints.ts'
import { salespersonEndpoints } from '@tahanan/contracts/salesperson/salesperson.endpoints.ts'
import type { SalespersonDraft } from '@tahanan/contracts/salesperson/salesperson.ts'
import type { Catalog, CommandContext } from '@tahanan/catalog/command/run-command.ts'
import type { ListPage } from '@tahanan/catalog/list/page-of-matches.ts'
import type { PictureDependencies } from '@tahanan/catalog/picture/picture-dependencies.ts'
import { type PreparedPicture, withPreparedPictures } from '@tahanan/catalog/picture/prepare-pictures.ts'
import type { Endpoint, noAnswer, noInput } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import type { idParams } from '@tahanan/contracts/endpoint/id-fields.ts'
import type { UploadedFile } from '@tahanan/contracts/file/uploaded-file.ts'
import type { StaffListQuery, staffListQuerySchema } from '@tahanan/contracts/page/staff-list.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint, mountEndpoints } from '@tahanan/platform/http/mount-endpoint.ts'
import type { z } from 'zod'
import { type ListAnswer, listAnswer } from '../list/list-answer.ts'

export interface RecordRouteSettings {
  /** `DEFAULT_BROKER_ID`, which forms preselect. */
  readonly defaultBrokerId: number
}

/** What staff keep of one kind each: developers, projects, amenities, and the people who sell. */
export function mountRecordRoutes(
  endpoints: EndpointRouter,
  dependencies: PictureDependencies,
  { defaultBrokerId }: RecordRouteSettings,
): void {
  mountRecords(endpoints, dependencies, developerEndpoints, developers, 'pictures')
  mountRecords(endpoints, dependencies, projectEndpoints, projects)
  mountRecords(endpoints, dependencies, amenityEndpoints, amenities)
  mountRecords(endpoints, dependencies, realtyEndpoints, realties)
  mountRecords(endpoints, dependencies, brokerEndpoints, {
    ...brokers,
    list: async (...wanted: Parameters<typeof brokers.list>) => ({
      ...(await brokers.list(...wanted)),
      default_broker_id: (await hasBroker(dependencies.pool, defaultBrokerId)) ? defaultBrokerId : null,
    }),
  })
  mountEndpoint(endpoints, brokerEndpoints.deleteLicense, ({ context, params }) =>
    deleteBrokerLicense(dependencies, context, params.id),
  )
  mountRecords(endpoints, dependencies, salespersonEndpoints, {
    ...salespersons,
    create: (catalog, context, fields: SalespersonDraft, photo) =>
      salespersons.create(catalog, context, { ...fields, defaultBrokerId }, photo),
  })
  mountRecords(endpoints, dependencies, replyEndpoints, replies)
  mountEndpoint(endpoints, replyEndpoints.log, ({ context, params, body }) =>
    logReply(dependencies, context, params.id, body),
  )
}

/** None or one; of an update, the one that takes the place of the one before. */
interface WithPicture {
  readonly picture?: readonly UploadedFile[]
}

type NoInput = typeof noInput
type ById = typeof idParams

interface RecordCalls<Page, One, Stored, New, Changes> {
  readonly list: Endpoint<NoInput, typeof staffListQuerySchema, NoInput, z.ZodType<unknown, ListAnswer<Page>>, 'viewer'>
  readonly get: Endpoint<ById, NoInput, NoInput, z.ZodType<unknown, One>, 'viewer'>
  readonly create: Endpoint<
    NoInput,
    NoInput,
    z.ZodType<WithPicture & { fields: New }>,
    z.ZodType<unknown, Stored>,
    'editor'
  >
  readonly update: Endpoint<
    ById,
    NoInput,
    z.ZodType<WithPicture & { changes: Changes }>,
    z.ZodType<unknown, Stored>,
    'editor'
  >
  readonly delete: Endpoint<ById, NoInput, NoInput, typeof noAnswer, 'editor'>
}

interface RecordCommands<Page, One, Stored, New, Changes> {
  list(catalog: Catalog, query: StaffListQuery, now: Date): Promise<Page>
  get(catalog: Catalog, id: number, now: Date): Promise<One>
  create(catalog: Catalog, context: CommandContext, fields: New, picture?: PreparedPicture): Promise<Stored>
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
 * Serves the calls of records of one kind.
 *
 * @param pictureField of the form, for a picture that is refused
 */
function mountRecords<Page extends ListPage<unknown>, One, Stored, New, Changes>(
  endpoints: EndpointRouter,
  dependencies: PictureDependencies,
  { list, get, create, update, delete: remove }: RecordCalls<Page, One, Stored, New, Changes>,
  commands: RecordCommands<Page, One, Stored, New, Changes>,
  pictureField = 'image',
): void {
  const calls = { list, get, create, update, delete: remove }
  mountEndpoints<typeof calls>(endpoints, calls, {
    list: async ({ query, context }) =>
      listAnswer(list.path, query, await commands.list(dependencies, query, context.now)),
    get: ({ params, context }) => commands.get(dependencies, params.id, context.now),
    create: ({ context, body }) =>
      withPreparedPictures(dependencies, pictureField, body.picture ?? [], ([picture]) =>
        commands.create(dependencies, context, body.fields, picture),
      ),
    update: ({ context, params, body, expectedVersion }) =>
      withPreparedPictures(dependencies, pictureField, body.picture ?? [], ([picture]) =>
        commands.update(dependencies, context, params.id, body.changes, expectedVersion, picture),
      ),
    delete: ({ context, params, expectedVersion }) =>
      commands.remove(dependencies, context, params.id, expectedVersion),
  })
}
