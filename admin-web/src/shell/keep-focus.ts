const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'
const ITEM = 'li, tr'
const CONTAINER = 'section, dialog, main'

/** Where the focus is, in words that still hold when the element is gone. */
interface Place {
  readonly element: HTMLElement
  readonly item: Element | null
  readonly list: Element | null
  /** Of the item in its list. */
  readonly index: number
  /** Of the element among those of its item, from the end: rows end alike. */
  readonly fromEnd: number
  /** From the inside out. */
  readonly containers: readonly Element[]
}

/**
 * Gives the focus a place when what had it is taken away: the same element once it is there again (moved, or not busy any
 * more), else the next item of its list (something was deleted), else the heading above. Without it the keyboard would
 * begin at the top of the page.
 */
export function keepFocus(signal: AbortSignal): void {
  if (signal.aborted) return
  let place: Place | undefined
  const remember = ({ target }: FocusEvent): void => {
    place = target instanceof HTMLElement ? placeOf(target) : undefined
  }
  // Who presses beside everything wants no focus.
  const forget = (): void => void (place = undefined)
  const observer = new MutationObserver(() => {
    if (place === undefined) return
    if (document.activeElement === place.element) place = placeOf(place.element)
    else if (document.activeElement === document.body) placeNow(place)?.focus()
  })
  document.addEventListener('focusin', remember, { signal })
  document.addEventListener('pointerdown', forget, { capture: true, signal })
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  signal.addEventListener('abort', () => observer.disconnect())
}

function placeOf(element: HTMLElement): Place {
  const item = element.closest(ITEM)
  const list = item?.parentElement ?? null
  const ofItem = [...(item?.querySelectorAll(FOCUSABLE) ?? [])]
  const containers: Element[] = []
  for (let each = element.closest(CONTAINER); each; each = each.parentElement?.closest(CONTAINER) ?? null)
    containers.push(each)
  const index = item === null || list === null ? -1 : [...list.children].indexOf(item)
  return { element, item, list, index, fromEnd: ofItem.length - ofItem.indexOf(element), containers }
}

function placeNow({ element, item, list, index, fromEnd, containers }: Place): HTMLElement | undefined {
  if (element.isConnected) return element
  if (item?.isConnected === true) return item.querySelector<HTMLElement>('button:not(:disabled), a[href]') ?? undefined
  const next = list?.isConnected === true ? (list.children[index] ?? list.lastElementChild) : undefined
  const ofNext = [...(next?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])]
  const same = ofNext.at(-fromEnd) ?? ofNext[0]
  if (same !== undefined) return same
  const container = containers.find((each) => each.isConnected)
  const heading = container?.querySelector<HTMLElement>('h1, h2, h3') ?? document.querySelector('h1')
  if (heading !== null) heading.tabIndex = -1
  return heading ?? undefined
}
