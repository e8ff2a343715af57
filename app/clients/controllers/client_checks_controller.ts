import type { HttpContext } from '@adonisjs/core/http'
import { warningsOf } from '#app/clients/domain/identifier_warnings'
import { findDuplicates } from '#app/clients/queries/find_duplicates'
import { clientCheckValidator } from '#app/clients/validators/client'
import { tidyCurp } from '#app/core/tax/curp'
import { tidyRfc } from '#app/core/tax/rfc'
import { toE164 } from '#app/core/validators/phone'
import { workspaceOf } from '#app/workspaces/context'

/** What is to be told about a client while it is typed: odd identifiers and clients who may be the same. */
export default class ClientChecksController {
  async index(ctx: HttpContext) {
    const { type, except = null, ...typed } = await ctx.request.validateUsing(clientCheckValidator)
    const rfc = typed.rfc ? tidyRfc(typed.rfc) : null
    const curp = typed.curp ? tidyCurp(typed.curp) : null
    const numbers = (typed.phones ?? []).map(toE164).filter((number) => number !== null)
    const { name = '', tradeName, email } = typed
    const recognisable = { name, tradeName, rfc, curp, email, phones: numbers.map((number) => ({ number })) }
    return {
      warnings: warningsOf({ type, rfc, curp }),
      duplicates: await findDuplicates(workspaceOf(ctx), recognisable, except),
    }
  }
}
