import type { Map as MapLibreMap, MapOptions } from 'maplibre-gl'
import { type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { m } from '../message/messages.ts'
import { SiteSettingsContext } from '../page/site-settings-context.ts'
import { useTheme } from '../theme/use-theme.ts'

export interface DrawnMap {
  readonly box: RefObject<HTMLDivElement | null>
  /** Ready to be drawn upon; another one after a change of the theme, at the same place. */
  readonly map: MapLibreMap | undefined
  /** `impossible`: this browser has no WebGL, or the map's code cannot be fetched. */
  readonly trouble: 'impossible' | 'streets away' | undefined
}

/** Draws a map within `box`. Its code is fetched now, and not where the browser could not draw it. */
export function useMap(options: Partial<MapOptions> = {}): DrawnMap {
  const { mapStyleUrl } = useContext(SiteSettingsContext)
  const theme = useTheme()
  const box = useRef<HTMLDivElement>(null)
  const start = useRef(options)
  const [map, setMap] = useState<MapLibreMap>()
  const [trouble, setTrouble] = useState<DrawnMap['trouble']>()
  useEffect(() => {
    const container = box.current
    if (container === null) return undefined
    let isOver = false
    let drawn: MapLibreMap | undefined
    const draw = async () => {
      if (document.createElement('canvas').getContext('webgl2') === null) throw new Error('no WebGL')
      const { openMap } = await import('./open-map.ts')
      if (isOver) return
      const opened = await openMap(
        container,
        { styleUrl: mapStyleUrl, theme, attribution: m.map.attribution() },
        start.current,
      )
      drawn = opened.map
      if (isOver) drawn.remove()
      else setMap(drawn)
      if (opened.isStyleAway) setTrouble('streets away')
    }
    draw().catch((error: unknown) => {
      console.debug('map', error)
      if (!isOver) setTrouble('impossible')
    })
    return () => {
      isOver = true
      if (drawn === undefined) return
      start.current = { ...start.current, bounds: drawn.getBounds() }
      drawn.remove()
      setMap(undefined)
    }
  }, [theme, mapStyleUrl])
  return { box, map, trouble }
}
