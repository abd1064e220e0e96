import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import type { Endpoint } from '@tahanan/contracts/endpoint/define-endpoint.ts'

/** After a change: makes every answer of these calls be asked for again. */
export function useForget(): (...endpoints: readonly Pick<Endpoint, 'id'>[]) => void {
  const { mutate } = useSWRConfig()
  return useCallback(
    (...endpoints) => {
      const isOfThem = (key: unknown): boolean =>
        typeof key === 'string' && endpoints.some(({ id }) => key.startsWith(`${id} `))
      void mutate(isOfThem)
    },
    [mutate],
  )
}
