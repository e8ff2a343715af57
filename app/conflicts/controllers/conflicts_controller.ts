import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { FileCheck } from '#app/conflicts/actions/file_check'
import { isIntact } from '#app/conflicts/certificate'
import { authorizedCheck } from '#app/conflicts/load_check'
import ConflictCheckPolicy from '#app/conflicts/policies/conflict_check_policy'
import { checkOfFolio, listChecks } from '#app/conflicts/queries/checks'
import { presentMatches } from '#app/conflicts/queries/present_matches'
import ConflictCheckTransformer from '#app/conflicts/transformers/conflict_check_transformer'
import { checkFiltersValidator, checkValidator } from '#app/conflicts/validators/conflict'
import { authorOf, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** Checks of conflicts of interest: looked for by hand, filed, read, certified. */
@inject()
export default class ConflictsController {
  constructor(private readonly fileCheck: FileCheck) {}

  async index(ctx: HttpContext) {
    const { page, decision } = await checkFiltersValidator.validate(ctx.request.qs())
    const { rows, paging } = await listChecks(currentViewer(ctx), { decision, page })
    return ctx.inertia.render('law_firm/conflicts/index', {
      checks: ConflictCheckTransformer.transform(rows),
      paging,
      decision: decision ?? null,
    })
  }

  async store(ctx: HttpContext) {
    const { searched } = await ctx.request.validateUsing(checkValidator)
    const { id } = await this.fileCheck.handle(authorOf(ctx), workspaceOf(ctx), { searched })
    return ctx.response.redirect().toRoute('law_firm.conflicts.show', [id])
  }

  async show(ctx: HttpContext) {
    const check = await authorizedCheck(ctx, 'view')
    const { shown, hidden } = await presentMatches(currentViewer(ctx), check.matches)
    return ctx.inertia.render('law_firm/conflicts/show', {
      check: ConflictCheckTransformer.transform(check),
      matches: shown,
      hidden,
      can: { decide: await ctx.bouncer.with(ConflictCheckPolicy).allows('decide', check) },
    })
  }

  /** A page to be printed and kept, with what proves it. */
  async certificate(ctx: HttpContext) {
    const check = await authorizedCheck(ctx, 'view')
    const { shown, hidden } = await presentMatches(currentViewer(ctx), check.matches)
    return ctx.inertia.render('law_firm/conflicts/certificate', {
      check: ConflictCheckTransformer.transform(check),
      matches: shown,
      hidden,
      firm: workspaceOf(ctx).name,
      intact: isIntact(check),
    })
  }

  /** Whether a printed certificate is what was filed here. */
  async verification(ctx: HttpContext) {
    const { folio = '', sha256 = '' } = ctx.request.qs() as Record<string, unknown>
    const input = { folio: String(folio).slice(0, 20), sha256: String(sha256).trim().toLowerCase().slice(0, 64) }
    const check = input.folio ? await checkOfFolio(currentViewer(ctx), input.folio) : null
    const genuine = check !== null && isIntact(check) && check.sha256 === input.sha256
    const answer = input.folio ? (genuine ? ('genuine' as const) : ('unknown' as const)) : null
    return ctx.inertia.render('law_firm/conflicts/verification', { input, answer, checkId: genuine ? check.id : null })
  }
}
