import db from '@adonisjs/lucid/services/db'
import { matterOf } from '#database/factories/matter_factory'
import { AddActivity, type NewActivity } from '#app/activities/actions/add_activity'
import { WriteNote } from '#app/activities/actions/write_note'
import type Matter from '#app/matters/models/matter'
import type User from '#app/accounts/models/user'
import { whereItLeads } from '#tests/helpers/notices'
import { firm, type Firm } from '#tests/helpers/people'

/** Who acts in a test. */
export const by = ({ id }: Pick<User, 'id'>) => ({ userId: id, kind: 'user' as const, ip: null, requestId: null })

/** A firm with a matter and a lawyer besides its owner. */
export async function office(): Promise<Firm & { matter: Matter; lawyer: User }> {
  const ours = await firm()
  const lawyer = await ours.hire('lawyer')
  return { ...ours, lawyer, matter: await matterOf(ours) }
}

export const activityOf = (matter: Matter, author: Pick<User, 'id'>, fields: Partial<NewActivity> = {}) =>
  new AddActivity().handle(by(author), matter, { title: 'Preparar el desahogo de la vista', ...fields })

export const noteOf = (matter: Matter, author: Pick<User, 'id'>, html = '<p>Llamó el actuario</p>') =>
  new WriteNote().handle(by(author), matter, { html, people: [] })

/** Limits a matter to some people. */
export async function limitTo(matter: Matter, people: Pick<User, 'id'>[]) {
  await db.from('matters').where('id', matter.id).update({ private: true })
  await db.from('matter_team').where('matter_id', matter.id).delete()
  for (const { id } of people) {
    const row = {
      workspace_id: matter.workspaceId,
      matter_id: matter.id,
      user_id: id,
      created_at: '2026-11-01 00:00:00.000',
    }
    await db.table('matter_team').insert(row)
  }
  await matter.refresh()
}

/** What people were told and where it leads, oldest first. */
export const noticesOf = async ({ id }: Pick<User, 'id'>) =>
  (await db.from('notices').where('user_id', id).orderBy('id')).map((row) => ({ ...row, href: whereItLeads(row) }))

/** The actions of the log of a matter, oldest first. */
export const auditEntriesIn = async ({ id }: Matter): Promise<string[]> =>
  (await db.from('audit_entries').where('matter_id', id).orderBy('id')).map(({ action }) => action)
