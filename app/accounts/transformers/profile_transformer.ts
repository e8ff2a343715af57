import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatPhone } from '#app/core/validators/phone'
import type User from '#app/accounts/models/user'

/** A person as they see themselves in the settings. */
export default class ProfileTransformer extends BaseTransformer<User> {
  toObject() {
    const { name, email, phone, license, picture } = this.resource
    return { name, email, phone: formatPhone(phone), license: license ?? '', picture }
  }
}
