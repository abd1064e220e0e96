import type { PublicPicture } from '@tahanan/contracts/picture/public-picture.ts'
import { m } from '../message/messages.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { MessageUs } from '../lead/message-us.tsx'
import { usePageHead } from '../page/page-head.ts'
import { PageProblem } from '../page/page-problem.tsx'
import { PageSkeleton } from '../page/page-skeleton.tsx'
import { entriesOf, paragraphsOf, SITE_READ } from '../site/site-read.ts'
import { Card } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'
import { Picture, pictureFiles } from '../ui/picture.tsx'

/** "Company background, mission, vision, core values and a four-person board" (§1), as far as they are said (decision 12). */
export function AboutPage() {
  const { data, problem, retry } = useEndpoint(...SITE_READ)
  usePageHead({
    title: m.layout.about(),
    description: m.about.description(),
    canonical: '/about',
  })
  if (problem !== undefined) return <PageProblem problem={problem} onRetry={retry} />
  if (data === undefined) return <PageSkeleton />
  const { profile: site, pictures } = data
  const values = entriesOf(site.values, ':')
  const board = entriesOf(site.board, ',')
  return (
    <div className="mx-auto grid max-w-page gap-10 px-4 py-8 sm:px-6 sm:py-12 lg:grid-cols-[1fr_24rem]">
      <div className="space-y-10">
        <section className="max-w-text space-y-4">
          <h1 className="text-3xl font-semibold">{m.layout.about()}</h1>
          {site.name !== '' && <p className="text-xl font-medium">{site.name}</p>}
          {paragraphsOf(site.background).map((paragraph) => (
            <p key={paragraph} className="text-lg">
              {paragraph}
            </p>
          ))}
        </section>
        <div className="grid gap-4 empty:hidden sm:grid-cols-2">
          <Statement title={m.about.mission()} text={site.mission} />
          <Statement title={m.about.vision()} text={site.vision} />
        </div>
        {values.length > 0 && (
          <section>
            <h2 className="text-2xl font-semibold">{m.about.values()}</h2>
            <ul className="mt-4 grid gap-4 sm:grid-cols-2">
              {values.map(({ name, text }) => (
                <li key={name} className="flex gap-3">
                  <Icon name="check" className="mt-0.5 size-5 text-brand" />
                  <p>
                    <strong className="font-semibold">{name}.</strong> {text}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        )}
        {board.length > 0 && (
          <section aria-labelledby="board">
            <h2 id="board" className="text-2xl font-semibold">
              {m.about.board()}
            </h2>
            <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2">
              {board.map(({ name, text: position }) => (
                <li key={`${name} ${position}`}>
                  <Card className="flex items-center gap-4 p-4">
                    <Portrait picture={pictures.find(({ caption }) => caption === name)} />
                    <p>
                      <span className="block font-semibold">{name}</span>
                      <span className="text-ink-soft">{position}</span>
                    </p>
                  </Card>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <aside>
        <MessageUs />
      </aside>
    </div>
  )
}

function Statement({ title, text }: { readonly title: string; readonly text: string }) {
  if (text === '') return null
  return (
    <Card className="p-5">
      <h2 className="text-xl font-semibold">{title}</h2>
      <p className="mt-2">{text}</p>
    </Card>
  )
}

/** A member of the board; the name stands beside it. */
function Portrait({ picture }: { readonly picture: PublicPicture | undefined }) {
  if (picture === undefined) {
    return (
      <span className="flex size-14 shrink-0 items-center justify-center rounded-full bg-sunken text-ink-soft">
        <Icon name="user" className="size-7" />
      </span>
    )
  }
  return (
    <Picture {...pictureFiles(picture)} alt="" sizes="56px" className="size-14 shrink-0 rounded-full object-cover" />
  )
}
