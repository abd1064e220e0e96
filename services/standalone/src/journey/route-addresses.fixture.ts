import { randomUUID } from 'node:crypto'
import { ENDPOINT_TABLE } from '@tahanan/contracts/endpoint/endpoint-table.ts'

/** Values of which every parameter takes one; with the first of them nothing is there that could be changed. */
const VALUES = ['999999', 'x', '0-999999', 'realty', 'alert', 'x'.repeat(43), randomUUID()]

/** Every endpoint of the contract with an address below `/api` that it takes. */
export const ROUTES = ENDPOINT_TABLE.map((endpoint) => {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const values = names.map((name) => {
    const others = Object.fromEntries(names.map((other) => [other, 'x']))
    return VALUES.find((value) => {
      const problems = endpoint.params.safeParse({ ...others, [name]: value }).error?.issues ?? []
      return problems.every(({ path }) => path[0] !== name)
    })
  })
  let at = 0
  return { ...endpoint, address: endpoint.path.replaceAll(/\{\w+\}/g, () => values[at++] ?? '') }
})

/** Whether somebody is there for a call, whatever the answer says. */
export function isServed({ status, text }: { readonly status: number; readonly text: string }): boolean {
  return status !== 405 && !(status === 404 && text.includes('There is nothing at this address.'))
}
