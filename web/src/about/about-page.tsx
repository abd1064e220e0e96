import { usePageHead } from '../page/page-head.ts'
import { MessageUs } from '../lead/message-us.tsx'
import { Card } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'
import { AGENCY } from './agency.ts'

/** "Company background, mission, vision, core values and a four-person board" (§1), and the form to write to us. */
export function AboutPage() {
  usePageHead({
    title: 'About us',
    description: 'Who stands behind Tahanan: our background, mission, vision, core values and board.',
    canonical: '/about',
  })
  return (
    <div className="mx-auto grid max-w-page gap-10 px-4 py-8 sm:px-6 sm:py-12 lg:grid-cols-[1fr_24rem]">
      <div className="space-y-10">
        <section className="max-w-text">
          <h1 className="text-3xl font-semibold">About us</h1>
          <p className="mt-4 text-lg">{AGENCY.background}</p>
        </section>
        <div className="grid gap-4 sm:grid-cols-2">
          <Statement title="Mission" text={AGENCY.mission} />
          <Statement title="Vision" text={AGENCY.vision} />
        </div>
        <section>
          <h2 className="text-2xl font-semibold">Core values</h2>
          <ul className="mt-4 grid gap-4 sm:grid-cols-2">
            {AGENCY.values.map(({ name, text }) => (
              <li key={name} className="flex gap-3">
                <Icon name="check" className="mt-0.5 size-5 text-brand" />
                <p>
                  <strong className="font-semibold">{name}.</strong> {text}
                </p>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="board">
          <h2 id="board" className="text-2xl font-semibold">
            Board
          </h2>
          <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2">
            {AGENCY.board.map(({ name, position }) => (
              <li key={position}>
                <Card className="flex items-center gap-4 p-4">
                  <span className="flex size-14 shrink-0 items-center justify-center rounded-full bg-sunken text-ink-soft">
                    <Icon name="user" className="size-7" />
                  </span>
                  <p>
                    <span className="block font-semibold">{name}</span>
                    <span className="text-ink-soft">{position}</span>
                  </p>
                </Card>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <aside>
        <MessageUs />
      </aside>
    </div>
  )
}

function Statement({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Card className="p-5">
      <h2 className="text-xl font-semibold">{title}</h2>
      <p className="mt-2">{text}</p>
    </Card>
  )
}
