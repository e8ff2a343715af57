import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { person } from '#tests/helpers/people'

/** Makes the one session of a person that of an operator who looks through their eyes. */
export async function lookThroughEyesOf(user: User): Promise<void> {
  const admin = await person({ isAdmin: true })
  const until = clock.now().plus({ minutes: 30 })
  const row = { admin_id: admin.id, user_id: user.id, reason: 'Prueba', created_at: toSqlInstant(clock.now()) }
  const [id] = await db.table('impersonations').insert({ ...row, expires_at: toSqlInstant(until) })
  const session = await db.from('sessions').where('user_id', user.id).firstOrFail()
  const impersonation = { id, adminId: admin.id, adminName: admin.name, until: until.toISO() }
  const content = JSON.stringify({ ...JSON.parse(session.content), impersonation })
  await db.from('sessions').where('id', session.id).update({ content, impersonation_id: id })
}
