import type { Map as MapLibreMap } from 'maplibre-gl'
import { m } from '../message/messages.ts'
import { IconButton } from '../ui/icon-button.tsx'

interface ZoomButtonsProps {
  readonly map: MapLibreMap | undefined
  readonly onZoom?: () => void
}

export function ZoomButtons({ map, onZoom }: ZoomButtonsProps) {
  const zoom = (by: 1 | -1) => {
    onZoom?.()
    map?.easeTo({ zoom: map.getZoom() + by })
  }
  return (
    <div className="absolute right-3 top-3 flex flex-col gap-2">
      <IconButton icon="plus" label={m.map.zoomIn()} className="bg-surface shadow-card" onClick={() => zoom(1)} />
      <IconButton icon="minus" label={m.map.zoomOut()} className="bg-surface shadow-card" onClick={() => zoom(-1)} />
    </div>
  )
}
