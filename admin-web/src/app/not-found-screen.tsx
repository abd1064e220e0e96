/** The not-found page of §2, for paths of the dashboard and for records that are gone. */
export function NotFoundScreen() {
  return (
    <div className="mx-auto max-w-text py-16 text-center">
      <h1 className="text-2xl font-semibold">Page not Found</h1>
      <p className="mt-2 text-ink-soft">This link is broken or this page has been removed.</p>
      <a className="mt-6 inline-block text-brand underline underline-offset-4" href="/">
        Go to the site’s home
      </a>
    </div>
  )
}
