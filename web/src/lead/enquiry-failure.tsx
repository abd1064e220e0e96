import type { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import { failureText } from './failure-text.ts'

/** Why an enquiry was not sent, and what to do; what was typed is still in the form. */
export function EnquiryFailure({ failure }: { readonly failure: ApiProblem }) {
  return (
    <p role="alert" className="rounded bg-danger-soft px-3 py-2 text-sm font-medium text-danger">
      {failureText(failure)}
      {failure.requestId !== undefined && failure.status >= 500 && ` Request ${failure.requestId}.`}
    </p>
  )
}
