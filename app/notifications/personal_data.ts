import { partsOf } from '#app/core/contributions/define_module'
import db from '@adonisjs/lucid/services/db'
import { personalData, type Json } from '#app/core/contributions/registries'
import { readableNotices } from '#app/notifications/notice_subject'

const PAGE = 500

/** What a person was told, some hundreds at a time, without what they may not read any more. */
async function* toldTo(id: number): AsyncIterable<Record<string, Json>> {
  for (let last = 0; ;) {
    const rows = await db
      .from('notices')
      .where('user_id', id)
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .select('id', 'kind', 'values', 'created_at', 'read_at', 'subject_type as subjectType', 'subject_id as subjectId')
    for (const { kind, values, created_at, read_at } of await readableNotices(id, rows))
      yield { kind, values, created_at, read_at }
    if (rows.length < PAGE) return
    last = Number(rows.at(-1)!.id)
  }
}

export const personalDataParts = [
  /** What a person was told, and when they want e-mails, is theirs and goes with them. */
  partsOf(personalData, {
    key: 'told_notices',
    order: 8,
    rows: ({ id }) => toldTo(id),
    erase: async (trx, { id }) => {
      await trx.from('notices').where('user_id', id).delete()
      await trx.from('notices').where('actor_id', id).update({ actor_id: null })
      await trx.from('notice_settings').where('user_id', id).delete()
    },
  }),
]
