import { API_VERSIONS } from '@tahanan/contracts/endpoint/api-versions.ts'
import { type ApiOperation, openApiEndpoints } from '@tahanan/contracts/endpoint/openapi.public-endpoints.ts'
import { listingPublicEndpoints } from '@tahanan/contracts/listing/listing.public-endpoints.ts'
import { useState } from 'react'
import { useEndpoint } from '../api/use-endpoint.ts'
import { m } from '../message/messages.ts'
import { usePageHead } from '../page/page-head.ts'
import { ErrorState } from '../ui/empty-state.tsx'
import { InputField } from '../ui/input-field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { type DocumentedCall, TriedCall } from './tried-call.tsx'

/** What programs can read: rendered from the calls' own description. */
export function ApiDocsPage() {
  usePageHead({ title: m.apiDocs.title(), description: m.apiDocs.description(), canonical: '/api/docs' })
  return (
    <div className="mx-auto max-w-text space-y-10 px-4 py-8 sm:px-6 sm:py-12">
      <section className="space-y-4">
        <h1 className="text-3xl font-semibold">{m.apiDocs.title()}</h1>
        <p>{m.apiDocs.intro()}</p>
        <p>{m.apiDocs.limits()}</p>
        <p>
          <a href="/api/openapi.json" className="font-medium text-brand underline">
            {m.apiDocs.document()}
          </a>
        </p>
      </section>
      <section className="space-y-4">
        <h2 className="text-2xl font-semibold">{m.apiDocs.changes()}</h2>
        <p>{m.apiDocs.version()}</p>
        {API_VERSIONS.map(({ date, changes }) => (
          <div key={date} lang="en">
            <h3 className="font-semibold">{date}</h3>
            <ul className="list-disc pl-6">
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      <Calls />
    </div>
  )
}

function Calls() {
  const [key, setKey] = useState('')
  const { data, problem, retry } = useEndpoint(openApiEndpoints.show)
  // What there is to be asked for: an example that finds nothing explains nothing.
  const { data: found } = useEndpoint(listingPublicEndpoints.search, { query: { page_size: '1' } })
  const [example] = found?.results ?? []
  return (
    <section className="space-y-5">
      <h2 className="text-2xl font-semibold">{m.apiDocs.calls()}</h2>
      <InputField
        label={m.apiDocs.key()}
        hint={m.apiDocs.keyHint()}
        type="password"
        autoComplete="off"
        value={key}
        onChange={(event) => setKey(event.target.value.trim())}
      />
      {problem !== undefined && (
        <ErrorState title={m.apiDocs.failed()} requestId={problem.requestId} onRetry={retry}>
          {problem.message}
        </ErrorState>
      )}
      {data === undefined && problem === undefined && <Skeleton className="h-96" />}
      {data !== undefined &&
        callsOf(data.paths).map((call) => <TriedCall key={call.path} call={call} example={example} apiKey={key} />)}
    </section>
  )
}

/** Links of mails are in nobody else's hands. */
const SECRET = /\{token\}/

/** The reads that are for everybody, and those that take a key. */
function callsOf(paths: Readonly<Record<string, { readonly get?: ApiOperation | undefined }>>): DocumentedCall[] {
  const reads = Object.entries(paths).flatMap(([path, { get }]) => {
    if (get === undefined || SECRET.test(path)) return []
    const [scope] = get.security.flatMap(({ key = [] }) => key)
    return get.security.length === 0 || scope !== undefined ? [{ path, operation: get, scope }] : []
  })
  return [...reads.filter(({ scope }) => scope === undefined), ...reads.filter(({ scope }) => scope !== undefined)]
}
