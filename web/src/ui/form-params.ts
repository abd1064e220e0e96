/** What is filled in or chosen in a form, as the parameters that a browser without a script would send. */
export function formParams(form: HTMLFormElement): URLSearchParams {
  const said = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  )
  return new URLSearchParams(said)
}
