import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/core/errors/no_access'
import { factsOfZip } from '#app/clients/queries/postal_code'

/** What an address takes from its postal code. */
export default class PostalCodesController {
  async show({ request }: HttpContext) {
    const zip = String(request.param('zip'))
    if (!/^\d{5}$/.test(zip)) throw new NotFound('postal_codes')
    return factsOfZip(zip)
  }
}
