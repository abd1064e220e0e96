import type { ListingCard } from '@tahanan/contracts/listing/listing-card.ts'
import { NoPicture } from '../picture/no-picture.tsx'
import { Picture } from '../ui/picture.tsx'

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
