import { m } from '../message/messages.ts'
import { usePageHead } from '../page/page-head.ts'
import { ButtonLink } from '../ui/links.tsx'

/** "Any unknown path" (§2), with its words. */
export function NotFoundPage() {
  usePageHead({
    title: m.page.notFound(),
    description: m.page.notFoundText(),
    isIndexed: false,
  })
  return (
    <section className="mx-auto flex max-w-md flex-col items-center px-4 py-24 text-center">
      <p aria-hidden="true" className="text-5xl font-semibold text-brand">
        404
      </p>
      <h1 className="mt-4 text-3xl font-semibold">{m.page.notFound()}</h1>
      <p className="mt-2 text-ink-soft">{m.page.notFoundText()}</p>
      <ButtonLink to="/" className="mt-8" icon="home">
        {m.page.toHome()}
      </ButtonLink>
    </section>
  )
}
