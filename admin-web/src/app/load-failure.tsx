import { Button } from '@tahanan/web/ui/button.tsx'

/** A screen whose code could not be fetched, or that broke: the connection is gone, or there is a newer version. */
export function LoadFailure() {
  return (
    <div role="alert" className="mx-auto max-w-text py-16 text-center">
      <h1 className="text-2xl font-semibold">This screen did not open</h1>
      <p className="mb-6 mt-2 text-ink-soft">
        The connection may be gone, or there is a newer version of the dashboard.
      </p>
      <Button onClick={() => location.reload()}>Load the page again</Button>
    </div>
  )
}
