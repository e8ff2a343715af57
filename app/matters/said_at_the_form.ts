import { errors } from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import { translate } from '#app/core/messages/catalogue'
import { StaleMatter } from '#app/matters/actions/edit_matter'
import { LinkProblem } from '#app/matters/actions/link_matters'
import { languageOf } from '#app/workspaces/context'

const said = (ctx: HttpContext, field: string, rule: string, key: string) =>
  new errors.E_VALIDATION_ERROR([{ field, rule, message: translate(languageOf(ctx), key) }])

/** Turns a stale edit into a problem of the field `version`, so that the form says it and keeps what was typed. */
export function saidAtTheForm(ctx: HttpContext, key = 'matters.stale') {
  return (error: unknown): never => {
    if (!(error instanceof StaleMatter)) throw error
    throw said(ctx, 'version', 'stale', key)
  }
}

/** Turns matters that cannot be linked into a problem of the field `otherId`. */
export function linkRefusedAtTheForm(ctx: HttpContext) {
  return (error: unknown): never => {
    if (!(error instanceof LinkProblem)) throw error
    throw said(ctx, 'otherId', 'refused', error.key)
  }
}
