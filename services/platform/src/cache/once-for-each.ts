/** `work`, done once for each object: for what many requests share, and nobody changes. Forgotten together with it. */
export function onceForEach<Subject extends object, Result>(
  work: (subject: Subject) => Result,
): (subject: Subject) => Result {
  const done = new WeakMap<Subject, { readonly result: Result }>()
  return (subject) => {
    let known = done.get(subject)
    if (known === undefined) {
      known = { result: work(subject) }
      done.set(subject, known)
    }
    return known.result
  }
}
