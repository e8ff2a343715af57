import { errors } from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import { translate } from '#app/core/messages/catalogue'
import { ClientHeld } from '#app/clients/actions/delete_client'
import { StaleClient } from '#app/clients/actions/edit_client'
import { CannotMerge } from '#app/clients/actions/merge_clients'
import { MAX_CONTACTS, TooManyContacts } from '#app/clients/actions/save_contact'
import { NotColleague } from '#app/clients/queries/assert_colleague'
import { languageOf } from '#app/workspaces/context'

/** Turns what cannot be done with a client now into a problem of the form, which says it and keeps what was typed. `stale` is what is said when somebody saved it meanwhile. */
export function saidAtTheForm(ctx: HttpContext, stale = 'clients.stale') {
  const say = (key: string, values: Record<string, number> = {}) => translate(languageOf(ctx), key, values)
  const problem = (field: string, message: string) =>
    new errors.E_VALIDATION_ERROR([{ field, rule: 'client', message }])
  return (error: unknown): never => {
    if (error instanceof StaleClient) throw problem('version', say(stale))
    if (error instanceof TooManyContacts) throw problem('name', say('clients.contact.too_many', { max: MAX_CONTACTS }))
    if (error instanceof NotColleague) throw problem('responsibleId', say('validation.choice'))
    if (error instanceof CannotMerge) throw problem('mergedId', say(`clients.merge.${error.why}`))
    if (error instanceof ClientHeld)
      throw problem('client', error.reasons.map(({ key, count }) => say(`clients.holds.${key}`, { count })).join(' '))
    throw error
  }
}
