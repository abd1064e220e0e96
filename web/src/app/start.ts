/*
 * Fetches and runs the site's code, which waits in a template, once the page is loaded with its first pictures, or after
 * a second on a slow line: what is seen first has the line and the processor to itself. Links and forms work before.
 */
const LATEST_MS = 1000

const code = document.querySelector<HTMLTemplateElement>('#code')

const begin = (): void => {
  if (code !== null) document.head.append(code.content)
}

setTimeout(begin, LATEST_MS)
addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin)))
