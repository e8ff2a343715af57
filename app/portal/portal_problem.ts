import { errors } from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import { translate } from '#app/core/messages/catalogue'
import { voiceOf } from '#app/workspaces/context'

/** What cannot be done in the portal: a field of the form and why, `portal_link.problem.<why>` or `portal.problem.<why>` in the catalogues. */
export class PortalProblem extends Error {
  constructor(
    readonly field: string,
    readonly message: string
  ) {
    super(message)
  }
}

/** Says a problem at its field, in the reader's language. */
export function saidAtTheForm(ctx: HttpContext) {
  return (error: unknown): never => {
    if (!(error instanceof PortalProblem)) throw error
    const message = translate(voiceOf(ctx), error.message)
    throw new errors.E_VALIDATION_ERROR([{ field: error.field, rule: 'portal', message }])
  }
}
