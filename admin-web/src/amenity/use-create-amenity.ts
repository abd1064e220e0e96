import { amenityEndpoints } from '@tahanan/contracts/amenity/amenity.endpoints.ts'
import type { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { useSaving } from '../form/use-saving.ts'

interface CreateAmenityOptions {
  readonly onCreated: () => void
  readonly onFound: (name: string) => void
}

interface CreateAmenity {
  readonly problem: ApiProblem | undefined
  /** Creates an amenity, unless something answers to the name. */
  createUnlessThere(name: string): Promise<void>
}

/** "Press enter to create a new one" (§2): only where the search finds nothing, asked anew, for typing is faster. */
export function useCreateAmenity({ onCreated, onFound }: CreateAmenityOptions): CreateAmenity {
  const saving = useSaving()
  return {
    problem: saving.problem,
    async createUnlessThere(name) {
      if (foldText(name) === '') return
      await saving.run(async () => {
        const found = await sendEndpoint(amenityEndpoints.list, { query: { q: name, page_size: 1 } })
        if (found.count > 0) return onFound(name)
        await sendEndpoint(amenityEndpoints.create, { body: { name } })
        onCreated()
      })
    },
  }
}
