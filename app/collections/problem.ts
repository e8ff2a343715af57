import { errors } from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import { translate } from '#app/core/messages/catalogue'
import { languageOf } from '#app/workspaces/context'

/** Something that a person asked for and that cannot be done, said at a field of their form. `key` is the sentence. */
export class Problem extends Error {
  constructor(
    readonly field: string,
    readonly key: string,
    readonly values: Record<string, string | number> = {}
  ) {
    super(key)
  }
}

/** Turns such a problem into one of the form, so that nothing typed is lost. */
export function saidAtTheForm(ctx: HttpContext) {
  return (error: unknown): never => {
    if (!(error instanceof Problem)) throw error
    const message = translate(languageOf(ctx), error.key, error.values)
    throw new errors.E_VALIDATION_ERROR([{ field: error.field, rule: 'problem', message }])
  }
}
