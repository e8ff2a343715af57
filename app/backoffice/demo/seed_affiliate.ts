import db from '@adonisjs/lucid/services/db'
import { SYSTEM } from '#app/core/audit/author'
import { seal } from '#app/core/encryption/sealed'
import { RegisterPerson } from '#app/accounts/actions/register_person'
import User from '#app/accounts/models/user'
import { EnrollAffiliate } from '#app/affiliates/actions/enroll_affiliate'
import Affiliate from '#app/affiliates/models/affiliate'
import { DEMO_PASSWORD } from './demo_people.js'

/** A made-up account: its check digit is right, its holder does not exist. */
const CLABE = '012180015512345677'

/** Somebody who registered through the affiliate's code and has not confirmed their mailbox: signing in says so. */
const UNVERIFIED = {
  name: 'Rocío Cervantes Uribe',
  email: 'rocio@cervantes.example',
  password: DEMO_PASSWORD,
  type: 'lawyer',
  language: 'es',
} as const

/** Makes a person of the demo an affiliate, with somebody who is on the way through their code. Doing it twice changes nothing. */
export async function seedAffiliate(user: User): Promise<void> {
  const known = await Affiliate.findBy('userId', user.id)
  const enroll = () => db.transaction((trx) => new EnrollAffiliate().handle(trx, user, seal(CLABE, 'clabe')))
  const { code } = known ?? (await enroll())
  if (await User.findByEmail(UNVERIFIED.email)) return
  await new RegisterPerson().handle(SYSTEM, { ...UNVERIFIED, refCode: code })
}
