/** JSON text that can stand inside a `<script>`: nothing in it ends the element or begins a comment. */
export function inertJson(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}
