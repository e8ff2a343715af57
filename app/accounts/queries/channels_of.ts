import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { noticeKinds, type Channel, type NoticeKind } from '#app/core/contributions/registries'
import NotificationChoice from '#app/accounts/models/notification_choice'

type Choice = Pick<NotificationChoice, 'event' | 'channel' | 'enabled'>

/** On which channels a kind of notice reaches somebody who chose so: its own, less what was switched off, but never what is locked. */
export function channelsChosen(kind: NoticeKind, choices: Choice[]): Record<Channel, boolean> {
  const reaches = (channel: Channel) => {
    if (!kind.channels.includes(channel)) return false
    if (kind.locked?.includes(channel)) return true
    return choices.find((choice) => choice.event === kind.key && choice.channel === channel)?.enabled ?? true
  }
  return { app: reaches('app'), email: reaches('email') }
}

/**
 * Whether a notice of this kind goes to a person in the application and by e-mail. Who sends asks first; inside a transaction with its `trx`.
 * An unknown kind is a bug.
 */
export async function channelsOf(userId: number, event: string, trx?: TransactionClientContract) {
  const kind = noticeKinds.find(event)
  if (!kind) throw new Error(`there is no kind of notice «${event}»`)
  const query = NotificationChoice.query(trx ? { client: trx } : {})
  return channelsChosen(kind, await query.where({ user_id: userId, event }))
}

/** The same for several people, in one query. */
export async function channelsOfMany(
  userIds: number[],
  event: string,
  trx: TransactionClientContract
): Promise<Map<number, Record<Channel, boolean>>> {
  const kind = noticeKinds.find(event)
  if (!kind) throw new Error(`there is no kind of notice «${event}»`)
  const choices = await NotificationChoice.query({ client: trx }).whereIn('user_id', userIds).where('event', event)
  return new Map(
    userIds.map((id) => [
      id,
      channelsChosen(
        kind,
        choices.filter(({ userId }) => userId === id)
      ),
    ])
  )
}

/** All that a person chose. */
export function choicesOf(userId: number): Promise<NotificationChoice[]> {
  return NotificationChoice.query().where('user_id', userId)
}
