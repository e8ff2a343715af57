import { errors } from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import { translate } from '#app/core/messages/catalogue'
import { languageOf } from '#app/workspaces/context'

/** Somebody saved it after this person began: a template, or the answers of a matter. Nothing was changed. */
export class StaleTemplate extends Error {}

/** Turns a stale save into a problem of the field `version`, so that the form says it and keeps what was typed. */
export function saidAtTheForm(ctx: HttpContext) {
  return (error: unknown): never => {
    if (!(error instanceof StaleTemplate)) throw error
    const message = translate(languageOf(ctx), 'matter_templates.stale')
    throw new errors.E_VALIDATION_ERROR([{ field: 'version', rule: 'stale', message }])
  }
}
