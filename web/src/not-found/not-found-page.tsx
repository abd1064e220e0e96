import { usePageHead } from '../page/page-head.ts'
import { ButtonLink } from '../ui/links.tsx'

/** "Any unknown path" (§2), with its words. */
export function NotFoundPage() {
  usePageHead({
    title: 'Page not Found',
    description: 'This link is broken or this page has been removed.',
    isIndexed: false,
  })
  return (
    <section className="mx-auto flex max-w-md flex-col items-center px-4 py-24 text-center">
      <p aria-hidden="true" className="text-5xl font-semibold text-brand">
        404
      </p>
      <h1 className="mt-4 text-3xl font-semibold">Page not Found</h1>
      <p className="mt-2 text-ink-soft">This link is broken or this page has been removed.</p>
      <ButtonLink to="/" className="mt-8" icon="home">
        Go to the home page
      </ButtonLink>
    </section>
  )
}
