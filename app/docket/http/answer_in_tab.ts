import type { HttpContext } from '@adonisjs/core/http'

/** Leads back to the deadlines of a matter, one of them open if it is named, and says what was done. */
export function answerInTab(
  { session, response }: HttpContext,
  matter: { id: number },
  key: string,
  { deadline, ...values }: { deadline?: number; title?: string; count?: number } = {}
) {
  session.flash('notices', { toast: { key, values } })
  return response
    .redirect()
    .withQs({ tab: 'docket', ...(deadline && { deadline }) })
    .toRoute('law_firm.matters.show', [matter.id])
}
