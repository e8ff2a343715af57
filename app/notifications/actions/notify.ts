import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { noticeSubjects, type NoticeSubject } from '#app/core/contributions/notice_subjects'
import type { Channel } from '#app/core/contributions/registries'
import { toSqlInstant } from '#app/core/models/columns'
import { channelsOfMany } from '#app/accounts/queries/channels_of'

/** What people are told. */
export interface NoticeOrder {
  /** A kind of the registry `noticeKinds`. Its sentence is the message `notices.<kind>`, filled with `values`. */
  kind: string
  /** Ids of people. Whoever did it is not told. */
  to: number[]
  /** Who did it; null for the passing of time. */
  actorId: number | null
  workspaceId: number | null
  values: Record<string, string>
  /** What it is about: says where it leads and who may read it; null for what is found nowhere. */
  subject: NoticeSubject | null
  /** An email of its own goes out beside it: no e-mail tells of it again. */
  hasOwnEmail?: true
  /** By which channels at most, where that was said for this one; what a person switched off stays off. */
  channels?: Channel[]
  /** The same key reaches the same person once, however often it is sent. */
  key?: string
}

/**
 * Tells people something, each by the channels that they chose, in the transaction of what happened. E-mails leave by a job, at once or in the
 * day's digest, as each person set. What reaches somebody by no channel is kept too, so that the settings can show what they miss. Returns how many
 * people are told.
 */
export async function notify(trx: TransactionClientContract, order: NoticeOrder): Promise<number> {
  const people = [...new Set(order.to)].filter((id) => id !== order.actorId)
  if (people.length === 0) return 0
  const { subject } = order
  if (subject && !noticeSubjects.find(subject.type)) throw new Error(`no module knows the subject «${subject.type}»`)
  const channels = await channelsOfMany(people, order.kind, trx)
  const created_at = toSqlInstant(clock.now())
  const rows = people.map((user_id) => {
    const { app, email } = channels.get(user_id)!
    const may = (channel: Channel) => order.channels?.includes(channel) ?? true
    return {
      user_id,
      workspace_id: order.workspaceId,
      actor_id: order.actorId,
      kind: order.kind,
      values: JSON.stringify(order.values),
      subject_type: subject?.type ?? null,
      subject_id: subject?.id ?? null,
      place: subject?.place ? JSON.stringify(subject.place) : null,
      dedupe_key: order.key ?? null,
      in_app: app && may('app'),
      email_state: email && may('email') && !order.hasOwnEmail ? 'due' : 'none',
      read_at: null,
      created_at,
    }
  })
  await trx.knexQuery().table('notices').insert(rows).onConflict(['user_id', 'dedupe_key']).ignore()
  return rows.filter((row) => row.in_app || row.email_state === 'due').length
}
