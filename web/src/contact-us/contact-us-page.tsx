import type { ReactNode } from 'react'
import { useEndpoint } from '../api/use-endpoint.ts'
import { PhoneLinks } from '../lead/contact-links.tsx'
import { MessageUs } from '../lead/message-us.tsx'
import { usePageHead } from '../page/page-head.ts'
import { PageProblem } from '../page/page-problem.tsx'
import { PageSkeleton } from '../page/page-skeleton.tsx'
import { SITE_READ } from '../site/site-read.ts'
import { Icon, type IconName } from '../ui/icon.tsx'

/** "A phone, a landline and an office address" (§1), as far as they are said (decision 12), and the form to write to us. */
export function ContactUsPage() {
  const { data: site, problem, retry } = useEndpoint(...SITE_READ)
  usePageHead({
    title: 'Contact us',
    description: 'Call, visit or write to Tahanan: questions, selling or leasing your property, appraisals.',
    canonical: '/contactus',
  })
  if (problem !== undefined) return <PageProblem problem={problem} onRetry={retry} />
  if (site === undefined) return <PageSkeleton />
  return (
    <div className="mx-auto grid max-w-page gap-10 px-4 py-8 sm:px-6 sm:py-12 md:grid-cols-[1fr_26rem]">
      <section>
        <h1 className="text-3xl font-semibold">Contact us</h1>
        <p className="mt-4 max-w-text text-lg">
          A question about a home, a property to sell or lease, or one to be appraised: write to us, call, or come by.
        </p>
        <dl className="mt-8 space-y-5">
          {site.phone !== '' && (
            <Way icon="phone" name="Phone">
              <PhoneLinks contact={site.phone} />
            </Way>
          )}
          {site.landline !== '' && (
            <Way icon="phone" name="Landline">
              <PhoneLinks contact={site.landline} />
            </Way>
          )}
          {site.email !== '' && (
            <Way icon="message" name="E-mail">
              <a href={`mailto:${site.email}`} className="break-all hover:text-brand hover:underline">
                {site.email}
              </a>
            </Way>
          )}
          {site.address !== '' && (
            <Way icon="pin" name="Office">
              {site.address}
            </Way>
          )}
          {site.links !== '' && (
            <Way icon="link" name="Elsewhere">
              {site.links.split('\n').map((address) => (
                <a
                  key={address}
                  href={address.trim()}
                  rel="noopener"
                  className="block break-all hover:text-brand hover:underline"
                >
                  {address.trim().replace(/^https?:\/\/(www\.)?/i, '')}
                </a>
              ))}
            </Way>
          )}
        </dl>
      </section>
      <MessageUs />
    </div>
  )
}

interface WayProps {
  readonly icon: IconName
  readonly name: string
  readonly children: ReactNode
}

function Way({ icon, name, children }: WayProps) {
  return (
    <div className="grid grid-cols-[2.5rem_1fr]">
      <dt className="col-span-2 grid grid-cols-subgrid text-sm text-ink-soft">
        <Icon name={icon} className="row-span-2 mt-0.5 size-6 text-brand" />
        {name}
      </dt>
      <dd className="col-start-2 text-lg font-medium">{children}</dd>
    </div>
  )
}
