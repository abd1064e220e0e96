import type { ReactNode } from 'react'

interface DoorFrameProps {
  readonly title: string
  readonly children: ReactNode
}

/** The page around signing in and registering. */
export function DoorFrame({ title, children }: DoorFrameProps) {
  return (
    <main className="flex min-h-dvh items-center justify-center px-4 py-10">
      <title>{`${title} · Tahanan`}</title>
      <div className="w-full max-w-sm">
        <a href="/" className="text-2xl font-semibold text-brand">
          Tahanan
        </a>
        <h1 className="mb-6 mt-1 text-lg text-ink-soft">{title}</h1>
        <div className="rounded-xl border border-line bg-surface p-6 shadow-card">{children}</div>
      </div>
    </main>
  )
}
