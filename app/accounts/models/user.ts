import hash from '@adonisjs/core/services/hash'
import { clientVoice, type Voice } from '#app/core/messages/catalogue'
import { UserSchema } from '#database/schema'

/** A person who signs in. Belongs to any number of firms and works in one at a time. */
export default class User extends UserSchema {
  static findByEmail(email: string) {
    return this.query().where('email', email).first()
  }

  /** Whether this is the person's password. A person without one (Google only) has no right password. */
  async hasPassword(plain: string): Promise<boolean> {
    return this.password !== null && (await hash.verify(this.password, plain))
  }

  /** Sets the password; it is hashed here, so that no caller can store it plain. */
  async setPassword(this: User, plain: string): Promise<void> {
    this.password = await hash.make(plain)
  }

  /** How this person is addressed. */
  get voice(): Voice {
    return this.type === 'client' ? clientVoice(this.language) : this.language
  }

  get isDisabled(): boolean {
    return this.disabledAt !== null
  }
}
