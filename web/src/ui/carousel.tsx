import { Children, type ReactNode, useEffect, useRef, useState } from 'react'
import { m } from '../message/messages.ts'
import { IconButton } from './icon-button.tsx'

interface CarouselProps {
  /** What the items are. */
  readonly label: string
  /** Of one width each. */
  readonly children: ReactNode
}

/**
 * Items side by side, swiped or scrolled like anything else; the arrows are for those who point. It needs no script to
 * be used, and none to know where it is.
 */
export function Carousel({ label, children }: CarouselProps) {
  const list = useRef<HTMLUListElement>(null)
  const { canGoBack, canGoOn } = useEnds(list)
  const step = (direction: 1 | -1) => {
    const width = list.current?.firstElementChild?.clientWidth ?? 0
    list.current?.scrollBy({ left: direction * width, behavior: 'smooth' })
  }
  return (
    <div className="relative">
      <ul
        ref={list}
        aria-label={label}
        className="-ml-4 mr-[calc((100%-100vw)/2)] flex snap-x snap-mandatory scroll-px-4 gap-6 overflow-x-auto px-4 pb-4 [scrollbar-width:none] sm:-ml-6 sm:scroll-px-6 sm:px-6 [&::-webkit-scrollbar]:hidden [&_.card-pictures]:overflow-hidden"
      >
        {Children.map(children, (child) => (
          <li className="w-[360px] max-w-[calc(100vw-3.5rem)] shrink-0 snap-start">{child}</li>
        ))}
      </ul>
      {canGoBack && <Arrow side="left" label={m.page.earlier({ label })} onClick={() => step(-1)} />}
      {canGoOn && <Arrow side="right" label={m.page.further({ label })} onClick={() => step(1)} />}
    </div>
  )
}

interface ArrowProps {
  readonly side: 'left' | 'right'
  readonly label: string
  readonly onClick: () => void
}

function Arrow({ side, label, onClick }: ArrowProps) {
  return (
    <IconButton
      icon={`chevron-${side}`}
      label={label}
      onClick={onClick}
      className={`absolute top-28 z-[4] hidden border border-line bg-surface !text-ink shadow-raised sm:inline-flex ${side === 'left' ? '-left-3' : '-right-3'}`}
    />
  )
}

/** Whether there is more to either side. */
function useEnds(list: { readonly current: HTMLUListElement | null }) {
  const [ends, setEnds] = useState({ canGoBack: false, canGoOn: false })
  useEffect(() => {
    const element = list.current
    if (element === null) return undefined
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      setEnds({ canGoBack: scrollLeft > 4, canGoOn: scrollLeft < scrollWidth - clientWidth - 4 })
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [list])
  return ends
}
