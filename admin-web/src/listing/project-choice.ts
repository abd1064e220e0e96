import type { FetchCreateData } from '@tahanan/contracts/listing/fetch-create-data.ts'

/** A project as the listing form chooses from it. */
export type ProjectChoice = FetchCreateData['projects'][number]
