import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { peopleWhoSee } from '#app/matters/queries/people_of_matter'
import { ConcludeHearing } from '#app/calendar/actions/conclude_hearing'
import { WriteHearing } from '#app/calendar/actions/write_hearing'
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
    const conclusion = await ctx.request.validateUsing(hearingStateValidator)
    await this.concludeHearing.handle(authorOf(ctx), matter, { ...conclusion, id: ctx.params.id })
    return answer(ctx, `hearings.concluded.${conclusion.status}`)
  }

  async destroy(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    await this.writeHearing.remove(authorOf(ctx), matter, ctx.params.id)
    return answer(ctx, 'hearings.removed')
  }
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
