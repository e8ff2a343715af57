import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { toSqlInstant } from '#app/core/models/columns'
import type { ItemChanges, SentItem } from '#app/calendar/domain/sent_items'
import CalendarSubscriptionItem from '#app/calendar/models/calendar_subscription_item'

/** Rows that one statement writes or deletes. */
const AT_ONCE = 100

/** What a subscription said last of each thing. */
export async function sentBy(subscriptionId: number, trx?: TransactionClientContract): Promise<SentItem[]> {
  const rows = await CalendarSubscriptionItem.query(trx ? { client: trx } : {})
    .where('subscription_id', subscriptionId)
    .orderBy('item')
  return rows.map(({ item, sequence, whenText: when, digest, changedAt, cancelledAt }) => {
    return { item, sequence, whenText: when, digest, changedAt, cancelledAt }
  })
}

/** Keeps what a subscription says from now on; only what changes is written. */
export async function storeItems(
  trx: TransactionClientContract,
  subscriptionId: number,
  { changed, gone }: ItemChanges
) {
  const { table } = CalendarSubscriptionItem
  const over = [...gone, ...changed.map(({ item }) => item)]
  for (let first = 0; first < over.length; first += AT_ONCE)
    await trx
      .from(table)
      .where('subscription_id', subscriptionId)
      .whereIn('item', over.slice(first, first + AT_ONCE))
      .delete()
  const rows = changed.map(({ item, sequence, whenText: when_text, digest, changedAt, cancelledAt }) => ({
    ...{ subscription_id: subscriptionId, item, sequence, when_text, digest },
    changed_at: toSqlInstant(changedAt),
    cancelled_at: cancelledAt && toSqlInstant(cancelledAt),
  }))
  for (let first = 0; first < rows.length; first += AT_ONCE)
    await trx.table(table).multiInsert(rows.slice(first, first + AT_ONCE))
}
