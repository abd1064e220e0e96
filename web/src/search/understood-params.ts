import type { Understood } from '@tahanan/contracts/listing/listing-list.ts'

/** What a part of a text means, as parameters of `GET /listing`; a size has two, either offer has none. */
export function understoodParams(understood: Understood): [name: string, value: string][] {
  const { kind, value, of = 'size' } = understood
  const name = kind === 'place' ? 'area' : kind === 'offer' ? 'status' : kind
  const params: [string, string][] =
    kind === 'size' ? value.split('-').map((end, at) => [`${of}_${at === 0 ? 'min' : 'max'}`, end]) : [[name, value]]
  return params.filter(([, said]) => said !== '')
}
