import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { loadCalendars } from '#app/deadlines/queries/load_calendars'
import { DecideMatch } from '#app/court_lists/actions/decide_match'
import { asTyped, readAcceptance } from '#app/court_lists/http/acceptance'
import { LIST_KINDS, type ListKind } from '#app/court_lists/parsing/list_row'
import { listLists } from '#app/court_lists/queries/lists_overview'
import { findMatch, listMatches, listRows, type MatchLine } from '#app/court_lists/queries/row_lines'
import { apiListsValidator, apiMatchesValidator, apiRowsValidator } from '#app/court_lists/validators/api'
import { refusalValidator } from '#app/court_lists/validators/court_list'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { authorOf, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

type Filters = { kind?: ListKind; court?: string; list?: number; from?: string; to?: string; before?: number }

/** What is asked of the rows, as pages ask it. */
const asked = ({ kind, court = '', list = 0, from, to, before = 0 }: Filters) => ({
  kinds: kind ? [kind] : LIST_KINDS,
  filters: { court, list, from: from ?? null, to: to ?? null, before },
})

/** The lists of courts that a firm took in, their rows, and the matters that these seem to be of, for programs. */
@inject()
export default class ApiCourtListsController {
  constructor(private readonly decideMatch: DecideMatch) {}

  async index(ctx: HttpContext) {
    const { before = 0 } = await ctx.request.validateUsing(apiListsValidator)
    const { items, next } = await listLists(currentViewer(ctx), before)
    return ctx.serialize({
      items: items.map(({ leftOverLines: _, createdBy: __, ...list }) => list),
      next,
    })
  }

  async rows(ctx: HttpContext) {
    const { kinds, filters } = asked(await ctx.request.validateUsing(apiRowsValidator))
    return ctx.serialize(await listRows(currentViewer(ctx), { kinds, filters: { ...filters, state: 'rows' } }))
  }

  async matches(ctx: HttpContext) {
    const { state = 'waiting', ...input } = await ctx.request.validateUsing(apiMatchesValidator)
    const { kinds, filters } = asked(input)
    const viewer = currentViewer(ctx)
    const { items, next } = await listMatches(viewer, { kinds, filters: { ...filters, state } }, await countingOf(ctx))
    return ctx.serialize({ items: items.map(told), next })
  }

  async accept(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit', ctx.params.id)
    const { as: _, ...acceptance } = await readAcceptance(ctx, matter)
    const decision = { id: ctx.params.matchId as number, ...acceptance }
    const { id } = await this.decideMatch.accept(authorOf(ctx), matter, decision).catch(asTyped)
    return answer(ctx, id)
  }

  async refuse(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit', ctx.params.id)
    const refusal = await ctx.request.validateUsing(refusalValidator)
    const { id } = await this.decideMatch.refuse(authorOf(ctx), matter, { ...refusal, id: ctx.params.matchId })
    return answer(ctx, id)
  }
}

const told = ({ decidedBy: _, proposal: __, ...match }: MatchLine) => match

async function countingOf(ctx: HttpContext) {
  const workspace = workspaceOf(ctx)
  return { calendars: await loadCalendars(workspace), zone: workspace.timeZone }
}

async function answer(ctx: HttpContext, id: number) {
  return ctx.serialize(told(await findMatch(currentViewer(ctx), id, await countingOf(ctx))))
}
