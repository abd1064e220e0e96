import type { ApiOperation } from '@tahanan/contracts/endpoint/openapi.public-endpoints.ts'
import type { ListingCard } from '@tahanan/contracts/listing/listing-card.ts'
import { useState } from 'react'
import { m } from '../message/messages.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Chip } from '../ui/chip.tsx'
import { Field, Input } from '../ui/field.tsx'
import { useIsBrowser } from '../ui/use-is-browser.ts'

export interface DocumentedCall {
  /** Below `/api`, parameters in braces. */
  readonly path: string
  readonly operation: ApiOperation
  /** That a key needs; undefined where everybody may. */
  readonly scope: string | undefined
}

interface TriedCallProps {
  readonly call: DocumentedCall
  /** Something that is there. */
  readonly example: ListingCard | undefined
  readonly apiKey: string
}

interface Outcome {
  readonly line: string
  readonly text: string
}

const SHOWN_CHARACTERS = 20_000
const QUERIES: Readonly<Record<string, string>> = {
  '/listing/': '?q=cebu&page_size=2',
  '/developer/': '?q=homes',
  '/suggest/': '?q=ceb',
  '/map/': '?bbox=120.9,14.4,121.2,14.8&zoom=10',
  '/admin/listing/': '?page_size=2',
  '/admin/places/': '?q=lahug',
}

/** A call, what it takes, and an example of it that runs. */
export function TriedCall({ call: { path, operation, scope }, example, apiKey }: TriedCallProps) {
  // Until somebody types, it follows the example.
  const [typed, setTyped] = useState<string>()
  const address = typed ?? `/api${filled(path, example)}${QUERIES[path] ?? ''}`
  const [outcome, setOutcome] = useState<Outcome | 'none'>()
  const [isRunning, setRunning] = useState(false)
  const isBrowser = useIsBrowser()
  const parameters = operation.parameters.filter((parameter) => parameter['x-for-keys'] !== false)
  const run = async (): Promise<void> => {
    setRunning(true)
    setOutcome(await tried(address, scope === undefined ? '' : apiKey).catch(() => 'none' as const))
    setRunning(false)
  }
  return (
    <Card className="space-y-3 p-4 sm:p-5">
      <h3 className="flex flex-wrap items-center gap-2 font-semibold">
        <code className="break-all">GET /api{path}</code>
        {scope !== undefined && (
          <Chip>
            {m.apiDocs.scope()} <span lang="en">{scope}</span>
          </Chip>
        )}
      </h3>
      <p lang="en">{operation.summary}</p>
      {parameters.length > 0 && (
        <p className="text-sm text-ink-soft">
          {m.apiDocs.takes()} <code>{parameters.map(({ name }) => name).join(', ')}</code>
        </p>
      )}
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void run()
        }}
      >
        <Field label={m.apiDocs.address({ call: path })} isLabelHidden className="min-w-0 grow basis-64">
          {(control) => (
            <Input
              {...control}
              className="font-mono text-sm"
              spellCheck={false}
              value={address}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Button kind="secondary" type="submit" disabled={!isBrowser} isBusy={isRunning}>
          {m.apiDocs.run()}
        </Button>
      </form>
      <div role="status" className="space-y-2">
        {outcome === 'none' && <p className="text-danger">{m.apiDocs.noAnswer()}</p>}
        {outcome !== undefined && outcome !== 'none' && <Answer {...outcome} />}
      </div>
    </Card>
  )
}

function Answer({ line, text }: Outcome) {
  return (
    <>
      <p className="font-mono text-sm">{line}</p>
      <pre
        // Scrolled by the keyboard, too.
        tabIndex={0}
        aria-label={line}
        role="region"
        className="max-h-80 overflow-auto whitespace-pre-wrap rounded bg-sunken px-4 py-3 text-sm"
      >
        {text.slice(0, SHOWN_CHARACTERS)}
      </pre>
      {text.length > SHOWN_CHARACTERS && <p className="text-sm text-ink-soft">{m.apiDocs.cut()}</p>}
    </>
  )
}

function filled(path: string, example: ListingCard | undefined): string {
  const slug = path.startsWith('/project/')
    ? example?.project_slug
    : path.startsWith('/developer/')
      ? example?.developer_slug
      : example?.slug
  return path
    .replace('{slug}', slug ?? '{slug}')
    .replace('{id}', path.startsWith('/admin/listing/') ? String(example?.id ?? 1) : '1')
    .replace('{outer}', 'cebu')
    .replace('{city}', 'cebu-city')
    .replace('{barangay}', 'lahug')
}

/** Asks this site alone, whatever the address says: the key goes nowhere else. */
async function tried(address: string, apiKey: string): Promise<Outcome> {
  const url = new URL(address, location.origin)
  const response = await fetch(location.origin + url.pathname + url.search, {
    credentials: 'omit',
    headers: { Accept: 'application/json', ...(apiKey !== '' && { Authorization: `Bearer ${apiKey}` }) },
  })
  const text = await response.text()
  const left = response.headers.get('RateLimit')
  const line = [`${response.status} ${response.statusText}`.trim(), ...(left === null ? [] : [`RateLimit: ${left}`])]
  return { line: line.join(' · '), text: readable(text) }
}

function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
