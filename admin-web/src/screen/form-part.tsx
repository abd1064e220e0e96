import { Card } from '@tahanan/web/ui/card.tsx'
import type { ReactNode } from 'react'

/** One part of a long form, under its title. */
export function FormPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card className="p-4 sm:p-6">
      <section aria-label={title} className="space-y-5">
        <h2 className="text-lg font-semibold">{title}</h2>
        {children}
      </section>
    </Card>
  )
}
