import type { ServerResponse } from 'node:http'

/** Adds headers, names and values in turn, to an answer that is still to be sent. What it has already stays. */
export function addHeaders(response: ServerResponse, headers: readonly string[]): void {
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = headers.slice(at, at + 2)
    if (!response.hasHeader(name)) response.setHeader(name, value)
  }
}
