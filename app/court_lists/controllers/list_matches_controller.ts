import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { renamingFields } from '#app/core/errors/field_problem'
import { kindOfTrigger } from '#app/docket/domain/kinds'
import { DecideMatch, type Acceptance } from '#app/court_lists/actions/decide_match'
import { acceptanceValidator, refusalValidator, reopeningValidator } from '#app/court_lists/validators/court_list'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { peopleWhoSee } from '#app/matters/queries/people_of_matter'
import { authorOf, personOf } from '#app/workspaces/context'

const HEARING_MINUTES = 60

/** What becomes of rows of lists that seem to be of a matter. */
@inject()
export default class ListMatchesController {
  constructor(private readonly decideMatch: DecideMatch) {}

  async accept(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const peopleIds = (await peopleWhoSee(matter)).map(({ id }) => id)
    const fields = await ctx.request.validateUsing(acceptanceValidator, { meta: { peopleIds } })
    const acceptance = { ...acceptanceIn(fields, personOf(ctx).id), toClients: fields.toClients ?? null }
    const decision = { id: ctx.params.id as number, version: fields.version, ...acceptance }
    await this.decideMatch.accept(authorOf(ctx), matter, decision).catch(renamed)
    return answer(ctx, `court_lists.accepted.${fields.as}`)
  }

  async refuse(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const fields = await ctx.request.validateUsing(refusalValidator)
    await this.decideMatch.refuse(authorOf(ctx), matter, { ...fields, id: ctx.params.id })
    return answer(ctx, 'court_lists.refused')
  }

  async reopen(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const fields = await ctx.request.validateUsing(reopeningValidator)
    await this.decideMatch.reopen(authorOf(ctx), matter, { ...fields, id: ctx.params.id })
    return answer(ctx, 'court_lists.reopened')
  }
}

/** The hour of a notification has another name here: hearings have one, too. */
const renamed = renamingFields((field) => (field === 'time' ? 'notifiedAt' : field))

type Fields = Infer<typeof acceptanceValidator>

function acceptanceIn(fields: Fields, personId: number): Omit<Acceptance, 'toClients'> {
  const { as, title, dueOn = null, assigneeId = null, happenedOn, day, time } = fields
  if (as === 'activity') return { activity: { title: title!, dueOn, assigneeId } }
  if (as === 'deadline') {
    const { resolution = null, terms, notification, handling = null, responsible = null, notifiedAt = null } = fields
    const own = { title: title ?? null, documentId: null, parentId: null, acceptPast: fields.acceptPast ?? false }
    const rule = { resolution, terms: terms!, notification: notification!, kind: kindOfTrigger(notification!) }
    return { deadline: { ...own, ...rule, happenedOn: happenedOn!, time: notifiedAt, handling, responsible } }
  }
  if (as === 'note') return {}
  const when = { day: day!, time: time!, minutes: HEARING_MINUTES, travelMinutes: 0 }
  const shown = { shownToClient: false, clientAttends: false }
  return {
    hearing: {
      ...when,
      ...shown,
      kind: fields.hearingKind!,
      notes: title ?? null,
      peopleIds: [assigneeId ?? personId],
    },
  }
}

function answer({ session, response }: HttpContext, key: string) {
  session.flash('notices', { toast: { key } })
  return response.redirect().withQs().back()
}
