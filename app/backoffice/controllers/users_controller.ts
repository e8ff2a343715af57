import type { HttpContext } from '@adonisjs/core/http'
import { listUsers } from '#app/backoffice/queries/list_users'
import UserRowTransformer from '#app/backoffice/transformers/user_row_transformer'
import { listQueryValidator } from '#app/backoffice/validators/list_query'

/** All people of the product, for operators. */
export default class UsersController {
  async index({ request, inertia }: HttpContext) {
    const { q = '', page } = await listQueryValidator.validate(request.qs())
    const { rows, paging } = await listUsers({ q, page })
    return inertia.render('settings/users/index', { users: UserRowTransformer.transform(rows), paging, q })
  }
}
