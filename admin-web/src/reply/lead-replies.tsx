import type { LeadAnswer } from '@tahanan/contracts/lead/lead.ts'
import { PAGE_LIMITS } from '@tahanan/contracts/page/page-limits.ts'
import { filledReply, type ReplyAnswer, type ReplyChannel } from '@tahanan/contracts/reply/reply.ts'
import { replyEndpoints } from '@tahanan/contracts/reply/reply.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { buttonClasses } from '@tahanan/web/ui/classes.ts'
import { randomKey } from '@tahanan/web/ui/idempotency-key.ts'
import { SelectField, TextAreaField } from '../form/fields.tsx'
import { useState } from 'react'
import { sendEndpoint, useEndpoint } from '../api/endpoint-calls.ts'
import { Failure } from '../form/saving-notes.tsx'
import { useLeaveGuard } from '../form/use-leave-guard.ts'
import { useSaving } from '../form/use-saving.ts'
import { FormPart } from '../screen/form-part.tsx'
import { useSession } from '../session/use-session.ts'

interface LeadRepliesProps {
  readonly lead: LeadAnswer
  /** Whether it can be answered here. */
  readonly isOpen: boolean
  /** It stands in the lead's timeline now. */
  readonly onBegun: () => void
}

/** Answers a lead through one's own mail program, Viber or WhatsApp, with a canned text; that it was begun is noted. */
export function LeadReplies({ lead, isOpen, onBegun }: LeadRepliesProps) {
  const { session } = useSession()
  const replies = useEndpoint(replyEndpoints.list, isOpen ? { query: { page_size: PAGE_LIMITS.staffSizes[2] } } : null)
  const [reply, setReply] = useState<ReplyAnswer>()
  const [text, setText] = useState('')
  /** What a canned reply was filled in as, and what it took the place of. */
  const [filled, setFilled] = useState({ text: '', before: '' })
  /** What was taken along into a program. */
  const [taken, setTaken] = useState('')
  const saving = useSaving()
  useLeaveGuard(text.trim() !== '' && text !== filled.text && text !== taken)
  const links = replyLinks(lead, text)
  // What is typed when a colleague deletes the lead, or merges it, stays to be copied.
  if (links.length === 0 || (!isOpen && text === '')) return null
  const choose = (id: string): void => {
    const chosen = replies.data?.results.find((each) => String(each.id) === id)
    setReply(chosen)
    if (chosen === undefined) return
    const { fullname: name, listing_name: listing, listing_price: price } = lead
    const agent = lead.assignee_name ?? session?.user.name ?? ''
    const next = filledReply(chosen.text, { name, listing: listing ?? '', price: price ?? '', agent })
    setFilled({ text: next, before: text === filled.text ? filled.before : text })
    setText(next)
  }
  const putBack = (): void => {
    setReply(undefined)
    setText(filled.before)
    setFilled({ text: '', before: '' })
  }
  const begin = async (channel: ReplyChannel): Promise<void> => {
    setTaken(text)
    // Where the program takes no text along, it can be pasted.
    void navigator.clipboard?.writeText(text).catch(() => {})
    const body = { channel, reply: reply?.name ?? '' }
    const idempotencyKey = randomKey()
    await saving.run(() => sendEndpoint(replyEndpoints.log, { params: lead, body }, { idempotencyKey }))
    onBegun()
  }
  return (
    <FormPart title="Reply">
      <SelectField
        label="Canned reply"
        value={String(reply?.id ?? '')}
        options={[
          { value: '', label: 'Words of your own' },
          ...(replies.data?.results.map(({ id, name }) => ({ value: String(id), label: name })) ?? []),
        ]}
        onChange={choose}
      />
      <TextAreaField
        label="Text"
        hint="It is opened in your own program and copied as well. Nothing is sent from here."
        value={text}
        onChange={setText}
      />
      {filled.before.trim() !== '' && (
        <Button kind="quiet" size="small" onClick={putBack}>
          Put back what you wrote
        </Button>
      )}
      <Failure problem={saving.problem ?? replies.error} />
      {isOpen && (
        <div className="flex flex-wrap gap-2">
          {links.map(({ channel, label, href }) => (
            <a
              key={channel}
              href={href}
              target="_blank"
              rel="noreferrer"
              className={buttonClasses({ kind: 'secondary' })}
              onClick={() => void begin(channel)}
            >
              {label}
            </a>
          ))}
        </div>
      )}
    </FormPart>
  )
}

/** Where a lead can be answered: by what of it is an address or a number. */
function replyLinks({ email, phone_e164: e164, listing_name: listing }: LeadAnswer, text: string) {
  const body = encodeURIComponent(text)
  const subject = encodeURIComponent(listing ?? 'Your enquiry')
  return [
    ...(email === ''
      ? []
      : [
          {
            channel: 'mail',
            label: 'Open mail',
            href: `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${body.replaceAll('%0A', '%0D%0A')}`,
          } as const,
        ]),
    ...(e164 === null
      ? []
      : ([
          {
            channel: 'viber',
            label: 'Open Viber',
            href: `viber://chat?number=${encodeURIComponent(e164)}&draft=${body}`,
          },
          { channel: 'whatsapp', label: 'Open WhatsApp', href: `https://wa.me/${e164.slice(1)}?text=${body}` },
        ] as const)),
  ]
}
