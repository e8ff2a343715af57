import type { HttpContext } from '@adonisjs/core/http'

const KINDS = ['verified', 'affiliate'] as const
type Kind = (typeof KINDS)[number] | 'general'

/** Thanks, by kind; an unknown kind thanks in general. May be reloaded without effect. */
export default class ThanksController {
  show({ inertia, params }: HttpContext) {
    const kind: Kind = KINDS.find((known) => known === params.id) ?? 'general'
    return inertia.render('security/thanks', { kind })
  }
}
