import type { PublicPicture } from '@tahanan/contracts/picture/public-picture.ts'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'

interface DeveloperLogoProps {
  readonly logo: PublicPicture | undefined
  readonly name: string
}

/** On white in both themes: logos are drawn for paper. */
export function DeveloperLogo({ logo, name }: DeveloperLogoProps) {
  if (logo === undefined) {
    return (
      <span className="flex size-28 items-center justify-center rounded-lg bg-sunken text-line-strong">
        <Icon name="building" className="size-12" />
      </span>
    )
  }
  return (
    <Picture
      src={logo.url}
      variants={logo.variants}
      alt={`Logo of ${name}`}
      sizes="112px"
      width={logo.width}
      height={logo.height}
      isPriority
      className="size-28 rounded-lg border border-line !bg-white [&>img]:object-contain"
    />
  )
}
