import { SOCIAL_CHANNELS } from '@tahanan/contracts/social/social-channel.ts'
import { Input } from '@tahanan/web/ui/input.tsx'
import { Select } from '@tahanan/web/ui/select.tsx'
import { LineList } from './line-list.tsx'
import { PERSON_LABELS, type SocialLine } from './person-draft.ts'

interface SocialsFieldProps {
  readonly socials: readonly SocialLine[]
  readonly onChange: (socials: readonly SocialLine[]) => void
  readonly messages?: readonly string[] | undefined
}

const CHANNELS = SOCIAL_CHANNELS.map((value) => ({ value, label: value }))

/** Accounts on the eight channels (§3, decision 95). */
export function SocialsField({ socials, onChange, messages }: SocialsFieldProps) {
  return (
    <LineList
      title={PERSON_LABELS.socials}
      lines={socials}
      onChange={onChange}
      blank={{ name: 'Facebook', account: '' }}
      addLabel="Add an account"
      removeLabel={(place) => `Remove account ${place}`}
      max={16}
      messages={messages}
    >
      {(social, change, place) => (
        <div className="grid gap-2 sm:grid-cols-[10rem_1fr]">
          <Select
            aria-label={`Channel ${place + 1}`}
            options={CHANNELS}
            value={social.name}
            onChange={({ target: { value } }) =>
              change({ ...social, name: SOCIAL_CHANNELS.find((channel) => channel === value) ?? 'Facebook' })
            }
          />
          <Input
            aria-label={`Account ${place + 1}`}
            placeholder="Name, number or address"
            value={social.account}
            onChange={(event) => change({ ...social, account: event.target.value })}
          />
        </div>
      )}
    </LineList>
  )
}
