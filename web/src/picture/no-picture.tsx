import { Icon } from '../ui/icon.tsx'

/** Where a listing has no picture yet. */
export function NoPicture() {
  return (
    <div className="absolute inset-0 flex items-center justify-center bg-sunken text-line-strong">
      <Icon name="home" className="size-16" />
    </div>
  )
}
