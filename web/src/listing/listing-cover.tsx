import type { ListingCard } from '@tahanan/contracts/listing/listing-card.ts'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'

/** Where a listing has no picture yet. */
export function NoPicture() {
  return (
    <div className="absolute inset-0 flex items-center justify-center bg-sunken text-line-strong">
      <Icon name="home" className="size-16" />
    </div>
  )
}

interface ListingCoverProps {
  readonly card: Pick<ListingCard, 'image' | 'image_variants' | 'image_blur'>
  /** How wide it is shown. */
  readonly sizes: string
  readonly isPriority?: boolean
}

/** A listing's cover, or the place of one; it fills what it stands in. */
export function ListingCover({ card, sizes, isPriority = false }: ListingCoverProps) {
  if (card.image === null) return <NoPicture />
  return (
    <Picture
      src={card.image}
      variants={card.image_variants}
      alt=""
      sizes={sizes}
      width={720}
      height={540}
      blur={card.image_blur}
      isPriority={isPriority}
      className="absolute inset-0"
    />
  )
}
