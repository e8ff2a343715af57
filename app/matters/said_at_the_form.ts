import { errors } from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import { translate } from '#app/core/messages/catalogue'
import { StaleMatter } from '#app/matters/actions/edit_matter'
import { languageOf } from '#app/workspaces/context'

/** Turns a stale edit into a problem of the field `version`, so that the form says it and keeps what was typed. */
export function saidAtTheForm(ctx: HttpContext) {
  return (error: unknown): never => {
    if (!(error instanceof StaleMatter)) throw error
    const message = translate(languageOf(ctx), 'matters.stale')
    throw new errors.E_VALIDATION_ERROR([{ field: 'version', rule: 'stale', message }])
  }
}
