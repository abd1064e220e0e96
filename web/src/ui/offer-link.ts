import { m } from '../message/messages.ts'
/**
 * Hands an address to whatever the device shares with; without such a thing it is copied.
 *
 * @returns what became of it, in words; empty where it was called off
 */
export async function offerLink(url: string, title?: string): Promise<string> {
  const canShare = typeof navigator.share === 'function'
  try {
    await (canShare
      ? navigator.share({ url, ...(title !== undefined && { title }) })
      : navigator.clipboard.writeText(url))
    return canShare ? m.page.shared() : m.page.copied()
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === 'AbortError') return ''
    // No right to the clipboard: the address can still be copied by hand.
    window.prompt(m.page.copyThis(), url)
    return ''
  }
}
