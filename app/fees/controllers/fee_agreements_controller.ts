import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { EditAgreement } from '#app/fees/actions/edit_agreement'
import { answerInTab } from '#app/fees/http/answer'
import { agreementValidator } from '#app/fees/validators/agreement'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { peopleWhoSee } from '#app/matters/queries/people_of_matter'
import { authorOf } from '#app/workspaces/context'

/** What was agreed with the client of a matter. */
@inject()
export default class FeeAgreementsController {
  constructor(private readonly editAgreement: EditAgreement) {}

  async update(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'view')
    const peopleIds = (await peopleWhoSee(matter)).map(({ id }) => id)
    const sent = await ctx.request.validateUsing(agreementValidator, { meta: { peopleIds } })
    const fields = {
      currency: sent.currency,
      ...{ monthlyAmount: sent.monthlyAmount ?? null, fixedAmount: sent.fixedAmount ?? null },
      ...{ hourlyRate: sent.hourlyRate ?? null, share: sent.share ?? null, shareBase: sent.shareBase ?? null },
      ...{ notes: sent.notes ?? null, rates: sent.rates ?? [] },
      stages: (sent.stages ?? []).map(({ id = null, name, amount }) => ({ id, name, amount })),
    }
    await this.editAgreement.handle(authorOf(ctx), matter, { fields, version: sent.version })
    return answerInTab(ctx, matter, 'fees.agreement_saved')
  }
}
