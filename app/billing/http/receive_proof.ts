import type { HttpContext } from '@adonisjs/core/http'
import { FieldProblem } from '#app/core/errors/field_problem'
import { PROOF_BYTES, PROOF_TYPES } from '#app/billing/domain/proofs'
import type { ReceivedDocument } from '#app/documents/receiving/inspect_file'
import { receiveIfAny } from '#app/documents/receiving/receive_document'

/**
 * The proof that came with a form, on the disk and inspected; null without one. Afterwards what is left of it goes. Throws a FieldProblem at `file` for several, for more than 10 MB, and
 * for what by its content is no PDF, picture or XML.
 */
export function receiveProof<T>(
  request: HttpContext['request'],
  use: (proof: ReceivedDocument | null) => Promise<T>
): Promise<T> {
  return receiveIfAny(
    request,
    (received) => {
      if (received && !(PROOF_TYPES as readonly string[]).includes(received.mime))
        throw new FieldProblem('file', 'payments.problem.proof_type')
      return use(received)
    },
    { most: PROOF_BYTES }
  )
}
