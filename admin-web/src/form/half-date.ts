/** A day that is typed by half reads as none, and would be sent so: the browser says what is missing. */
export function holdsHalfDate(form: Element): boolean {
  const half = [...form.querySelectorAll('input')].find(({ validity }) => validity.badInput)
  return half !== undefined && !half.reportValidity()
}
