/** Formatted text as it is read. The server has cleaned it, on the way in and on the way out (decision 128). */
export function RichText({ html }: { readonly html: string }) {
  return html === '' ? null : <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
