import { BaseTransformer } from '@adonisjs/core/transformers'
import { shownPhone } from '#app/core/validators/phone'
import type User from '#app/accounts/models/user'

/** A person as they see themselves in the settings. */
export default class ProfileTransformer extends BaseTransformer<User> {
  toObject() {
    const { name, email, phone, license, picture } = this.resource
    return { name, email, phone: shownPhone(phone), license: license ?? '', picture }
  }
}
