import type { ProjectPage } from '@tahanan/contracts/project/project-page.ts'
import { TermList } from '../payment/term-list.tsx'
import { Card } from '../ui/card.tsx'
import { Chip } from '../ui/chip.tsx'
import { financingLabels } from './financing-labels.ts'
import { projectTermLines } from './project-term-lines.ts'

/** What holds for the whole project: fee, financing, licence to sell, who builds it and until when (decisions §10). */
export function ProjectTerms({ project }: { readonly project: ProjectPage }) {
  const financing = financingLabels(project.financing_option)
  return (
    <aside aria-label="Price and licences" className="lg:sticky lg:top-20 lg:self-start">
      <Card className="p-5">
        <h2 className="text-xl font-semibold">Price and licences</h2>
        <TermList lines={projectTermLines(project)} />
        {financing.length > 0 && (
          <>
            <h3 className="mt-4 font-semibold">Financing</h3>
            <ul className="mt-2 flex flex-wrap gap-2">
              {financing.map((label) => (
                <li key={label}>
                  <Chip>{label}</Chip>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="mt-4 text-sm text-ink-soft">
          Each listing below shows its equity, months and balance in full. Taxes, transfer and move-in fees are not
          included.
        </p>
      </Card>
    </aside>
  )
}
