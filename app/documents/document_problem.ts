import { errors } from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import { translate } from '#app/core/messages/catalogue'
import { voiceOf } from '#app/workspaces/context'

/** A file or a folder cannot be kept as asked. `why` is the message `documents.problem.<why>`, said at `field`. */
export class DocumentProblem extends Error {
  constructor(
    readonly why: string,
    readonly values: Record<string, string | number> = {},
    readonly field = 'file'
  ) {
    super(`documents.problem.${why}`)
  }
}

/** Turns a DocumentProblem into bad input of its field, in the reader's language. */
export function saidAtTheForm(ctx: HttpContext) {
  return (error: unknown): never => {
    if (!(error instanceof DocumentProblem)) throw error
    const message = translate(voiceOf(ctx), `documents.problem.${error.why}`, error.values)
    throw new errors.E_VALIDATION_ERROR([{ field: error.field, rule: 'refused', message }])
  }
}
