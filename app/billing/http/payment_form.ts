import type { HttpContext } from '@adonisjs/core/http'
import { FieldProblem } from '#app/core/errors/field_problem'
import type { PaymentFields } from '#app/billing/domain/payment_fields'
import type { paymentValidator } from '#app/billing/validators/payment'
import Client from '#app/clients/models/client'
import { workspaceOf } from '#app/workspaces/context'
import type { Infer } from '@vinejs/vine/types'

type Input = Omit<Infer<typeof paymentValidator>, 'proofAgain'>

/** The fields of a payment that came in. Throws a FieldProblem at `clientId` for a client that the firm has not, or not any more. */
export async function paymentFieldsOf(ctx: HttpContext, { inOrder = false, ...input }: Input) {
  const client = await Client.in(workspaceOf(ctx)).where('clients.id', input.clientId).first()
  if (!client) throw new FieldProblem('clientId', 'payments.problem.client_gone')
  const { exchangeRate = null, reference = null, notes = null, applications = [] } = input
  const fields: PaymentFields = { ...input, exchangeRate, reference, notes, applications }
  return { fields, inOrder }
}
