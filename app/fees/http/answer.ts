import type { HttpContext } from '@adonisjs/core/http'

/** Leads back to the fees of a matter and says what was done. */
export function answerInTab({ session, response }: HttpContext, matter: { id: number }, key: string) {
  session.flash('notices', { toast: { key } })
  return response.redirect().withQs({ tab: 'fees' }).toRoute('law_firm.matters.show', [matter.id])
}

/** Leads to where somebody was, the tab of a matter included, and says what was done. */
export function answerBack({ session, response }: HttpContext, key: string) {
  session.flash('notices', { toast: { key } })
  return response.redirect().withQs().back()
}

/** Leads to a draft that was made, to be looked at before it is issued. */
export function answerWithDraft({ session, response }: HttpContext, charge: { id: number }) {
  session.flash('notices', { toast: { key: 'fees.drafted' } })
  return response.redirect().toRoute('law_firm.charges.edit', [charge.id])
}
