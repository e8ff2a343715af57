import db from '@adonisjs/lucid/services/db'
import AuditEntry from '#app/core/audit/models/audit_entry'
import type Matter from '#app/matters/models/matter'
import type { Firm } from '#tests/helpers/people'

export const LIST = '/law-firm/files/list'

export const authorOf = ({ owner }: Firm) => ({ userId: owner.id, kind: 'user' as const, ip: null, requestId: null })

export const partOf = (matter: Matter, part: string) => `/law-firm/files/${matter.id}/${part}`

/** What the log tells of a matter and its parts, in order. */
export async function auditEntriesOf(matter: Matter) {
  const own = await AuditEntry.query().where({ subjectType: 'matter', subjectId: String(matter.id) })
  const parts = await AuditEntry.query().where('matterId', matter.id)
  return [...own, ...parts].sort((a, b) => a.id - b.id)
}

export const actionsOf = async (matter: Matter) => (await auditEntriesOf(matter)).map(({ action }) => action)

export const teamOf = async (matter: Matter) =>
  (await db.from('matter_team').where('matter_id', matter.id).orderBy('user_id')).map(({ user_id: id }) => Number(id))

type Answer = { body(): { props: unknown } }
export const propsOf = <T>(response: Answer) => response.body().props as T
export const titlesIn = (response: Answer) =>
  propsOf<{ matters: { title: string }[] }>(response).matters.map(({ title }) => title)
