import { errors } from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import { translate } from '#app/core/messages/catalogue'
import { languageOf } from './context.js'

/** A rule of firms that needs the database says no. `key` is the sentence in the catalogues, `field` where the form says it. */
export class FirmProblem extends Error {
  constructor(
    readonly field: string,
    readonly key: string
  ) {
    super(`${field}: ${key}`)
  }
}

/** Turns a FirmProblem into a problem of its field, so that the form says it and keeps what was typed. */
export function saidAtTheForm(ctx: HttpContext) {
  return (error: unknown): never => {
    if (!(error instanceof FirmProblem)) throw error
    const message = translate(languageOf(ctx), error.key)
    throw new errors.E_VALIDATION_ERROR([{ field: error.field, rule: 'refused', message }])
  }
}
