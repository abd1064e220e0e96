import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { TopMenu } from './top-menu.tsx'

/** What every public page stands in. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only left-4 top-3 z-50 rounded bg-brand px-4 py-2 font-semibold text-brand-ink focus:not-sr-only focus:fixed"
      >
        Skip to the content
      </a>
      <TopMenu />
      {/* As tall as the window from the start: the footer never jumps up and down again. */}
      <main id="content" tabIndex={-1} className="min-h-[calc(100dvh-4rem)] grow overflow-x-clip">
        {children}
      </main>
      <Footer />
    </div>
  )
}
