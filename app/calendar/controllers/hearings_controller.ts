import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { peopleWhoSee } from '#app/matters/queries/people_of_matter'
import { FieldProblem } from '#app/core/errors/field_problem'
import { ConcludeHearing } from '#app/calendar/actions/conclude_hearing'
import { WriteHearing } from '#app/calendar/actions/write_hearing'
import type { Decision } from '#app/calendar/actions/write_results'
import { documentsToBring } from '#app/calendar/queries/hearings_of_matter'
import { addHearingValidator, editHearingValidator, hearingStateValidator } from '#app/calendar/validators/hearing'
import { authorizedMatter } from '#app/matters/http/load_matter'
import type Matter from '#app/matters/models/matter'
import { authorOf } from '#app/workspaces/context'

/** The hearings of a matter. */
@inject()
export default class HearingsController {
  constructor(
    private readonly writeHearing: WriteHearing,
    private readonly concludeHearing: ConcludeHearing
  ) {}

  async store(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const fields = await ctx.request.validateUsing(addHearingValidator, { meta: await offeredIn(matter) })
    await this.writeHearing.add(authorOf(ctx), matter, fields)
    return answer(ctx, 'hearings.added')
  }

  async update(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const fields = await ctx.request.validateUsing(editHearingValidator, { meta: await offeredIn(matter) })
    await this.writeHearing.edit(authorOf(ctx), matter, { ...fields, id: ctx.params.id })
    return answer(ctx, 'hearings.saved')
  }

  async conclude(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const peopleIds = (await peopleWhoSee(matter)).map(({ id }) => id)
    const fields = await ctx.request.validateUsing(hearingStateValidator, { meta: { peopleIds } })
    const { activities = [], status, outcome, day, time, version } = fields
    const conclusion = {
      status,
      outcome,
      day,
      time,
      version,
      id: ctx.params.id,
      decision: decisionIn(fields),
      activities,
    }
    await this.concludeHearing.handle(authorOf(ctx), matter, conclusion)
    return answer(ctx, `hearings.concluded.${status}`)
  }

  async destroy(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    await this.writeHearing.remove(authorOf(ctx), matter, ctx.params.id)
    return answer(ctx, 'hearings.removed')
  }
}

type Concluded = Infer<typeof hearingStateValidator>

/**
 * What was decided in the hearing; null where no term was chosen. Throws a FieldProblem when deadlines are to be proposed without a term, and for terms without a way in
 * which they were notified.
 */
function decisionIn({ proposes, terms = [], notification, notifiedAt = null, ...fields }: Concluded): Decision | null {
  if (proposes && terms.length === 0) throw new FieldProblem('terms', 'hearings.no_terms')
  if (terms.length === 0) return null
  if (!notification) throw new FieldProblem('notification', 'hearings.no_notification')
  const { resolution = null, handling = null, responsible = null, acceptPast = false } = fields
  return { terms, notification, time: notifiedAt, resolution, handling, responsible, acceptPast }
}

/** Whom and what the form offers: ids of people who see the matter and of its documents. */
const offeredIn = async (matter: Matter) => ({
  peopleIds: (await peopleWhoSee(matter)).map(({ id }) => id),
  documentIds: (await documentsToBring(matter)).map(({ id }) => id),
})

function answer({ session, response }: HttpContext, key: string) {
  session.flash('notices', { toast: { key } })
  return response.redirect().withQs().back()
}
