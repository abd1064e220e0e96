import { AGENCY } from '../about/agency.ts'
import { MessageUs } from '../lead/message-us.tsx'
import { usePageHead } from '../page/page-head.ts'
import { Icon, type IconName } from '../ui/icon.tsx'

const WAYS: readonly { readonly icon: IconName; readonly name: string; readonly text: string }[] = [
  { icon: 'phone', name: 'Phone', text: AGENCY.phone },
  { icon: 'phone', name: 'Landline', text: AGENCY.landline },
  { icon: 'pin', name: 'Office', text: AGENCY.officeAddress },
]

/** "A phone, a landline and an office address as static text" (§1), and the form to write to us. */
export function ContactUsPage() {
  usePageHead({
    title: 'Contact us',
    description: 'Call, visit or write to Tahanan: questions, selling or leasing your property, appraisals.',
    canonical: '/contactus',
  })
  return (
    <div className="mx-auto grid max-w-page gap-10 px-4 py-8 sm:px-6 sm:py-12 md:grid-cols-[1fr_26rem]">
      <section>
        <h1 className="text-3xl font-semibold">Contact us</h1>
        <p className="mt-4 max-w-text text-lg">
          A question about a home, a property to sell or lease, or one to be appraised: write to us, call, or come by.
        </p>
        <dl className="mt-8 space-y-5">
          {WAYS.map(({ icon, name, text }) => (
            <div key={name} className="grid grid-cols-[2.5rem_1fr]">
              <dt className="col-span-2 grid grid-cols-subgrid text-sm text-ink-soft">
                <Icon name={icon} className="row-span-2 mt-0.5 size-6 text-brand" />
                {name}
              </dt>
              <dd className="col-start-2 text-lg font-medium">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <MessageUs />
    </div>
  )
}
