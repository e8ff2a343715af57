import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import hash from '@adonisjs/core/services/hash'
import { foldedColumn } from '#app/core/database/folded_column'
import { clientVoice, type Voice } from '#app/core/messages/catalogue'
import { UserSchema } from '#database/schema'

/** A person who signs in. Belongs to any number of firms and works in one at a time. */
export default class User extends UserSchema {
  static findByEmail(email: string) {
    return this.query().where('email', email).first()
  }

  /** How a person is called; null when there is none. */
  static async nameOf(id: number | null, trx?: TransactionClientContract): Promise<string | null> {
    const person = await this.query(trx ? { client: trx } : {})
      .where('id', id ?? 0)
      .select('name')
      .first()
    return person?.name ?? null
  }

  /** How people are called, by id. */
  static async namesById(ids: number[], client?: QueryClientContract): Promise<Map<number, string>> {
    if (ids.length === 0) return new Map()
    const people = await this.query(client ? { client } : {})
      .whereIn('id', ids)
      .select('id', 'name')
    return new Map(people.map(({ id, name }) => [id, name]))
  }

  /** By which clock a person lives; null when they did not say. */
  static async timeZoneOf(id: number, trx: TransactionClientContract): Promise<string | null> {
    return (await this.query({ client: trx }).where('id', id).select('time_zone').firstOrFail()).timeZone
  }

  /** Lets one after the other write what is a person's: what two write at once would lock each other out on MariaDB. */
  static async lock(id: number, trx: TransactionClientContract): Promise<void> {
    await this.query({ client: trx }).where('id', id).forUpdate().select('id')
  }

  /** An SQL value: the folded name of the person whose id a column holds. */
  static foldedNameOf(column: string): string {
    return `(select ${foldedColumn('users.name')} from users where users.id = ${column})`
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
