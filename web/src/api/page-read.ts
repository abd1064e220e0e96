import type { Endpoint, EndpointInput } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import { endpointAddress, queryText } from '@tahanan/contracts/endpoint/endpoint-address.ts'
import type { PageRead } from '@tahanan/contracts/site/site-renderer.ts'

/** A call whose answer a page shows, for the server to make beforehand. Its component asks with the same input. */
export function pageRead<E extends Endpoint>(endpoint: E, input: EndpointInput<E> = {}): PageRead {
  const params = Object.fromEntries(Object.entries(input.params ?? {}).map(([name, value]) => [name, String(value)]))
  return { endpoint: endpoint.id, params, query: queryText(input.query), address: endpointAddress(endpoint, input) }
}
