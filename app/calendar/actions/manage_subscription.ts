import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { clock } from '#app/core/clock'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { hashOfToken, newToken, randomness } from '#app/core/encryption/tokens'
import { FieldProblem } from '#app/core/errors/field_problem'
import CalendarSubscription from '#app/calendar/models/calendar_subscription'
import CalendarSubscriptionItem from '#app/calendar/models/calendar_subscription_item'

/** Most calendars of one person that programs may read. */
export const MAX_SUBSCRIPTIONS = 20

const SCOPE_BYTES = 12

export interface SubscriptionFields {
  name: string
  masked: boolean
  /** Kinds of events; none chosen stands for all that there are and will be. */
  kinds: string[]
}

/** Makes calendars that programs read, gives them new addresses and ends them. */
export class ManageSubscription {
  /** `workspaceId` is the firm whose calendar it is; null for what firms show a client. Returns the secret of its address, this once. */
  create(
    { userId, workspaceId }: { userId: number; workspaceId: number | null },
    { name, masked, kinds }: SubscriptionFields,
    author: Author
  ): Promise<string> {
    return db.transaction(async (trx) => {
      await User.lock(userId, trx)
      const live = await CalendarSubscription.liveOf(userId, trx)
      if (live.length >= MAX_SUBSCRIPTIONS) throw new FieldProblem('name', 'calendar.subscriptions.too_many')
      const token = newToken()
      const secret = { tokenHash: hashOfToken(token), uidScope: randomness.bytes(SCOPE_BYTES).toString('hex') }
      const said = { name, masked, kinds: kinds.length > 0 ? kinds : null }
      const subscription = await CalendarSubscription.create(
        { userId, workspaceId, ...said, ...secret },
        { client: trx }
      )
      await log(trx, author, subscription, 'calendar_subscription.created', { after: said })
      return token
    })
  }

  /** Gives it another address; the one before leads nowhere from now on. Returns the new secret. Throws NotFound for what is not theirs or is over. */
  renew(userId: number, id: number, author: Author): Promise<{ name: string; token: string }> {
    return db.transaction(async (trx) => {
      const subscription = await CalendarSubscription.findLiveOf(userId, id, trx)
      const token = newToken()
      await subscription.merge({ tokenHash: hashOfToken(token), readAt: null }).save()
      await log(trx, author, subscription, 'calendar_subscription.renewed', {})
      return { name: subscription.name, token }
    })
  }

  /** Ends it: its address leads nowhere, and what it told is forgotten. Throws NotFound for what is not theirs or is over. */
  revoke(userId: number, id: number, author: Author): Promise<void> {
    return db.transaction(async (trx) => {
      const subscription = await CalendarSubscription.findLiveOf(userId, id, trx)
      await subscription.merge({ revokedAt: clock.now() }).save()
      await CalendarSubscriptionItem.query({ client: trx }).where('subscription_id', id).delete()
      await log(trx, author, subscription, 'calendar_subscription.revoked', { before: { name: subscription.name } })
    })
  }
}

/** Writes what happened to a subscription into the log. */
function log(
  trx: TransactionClientContract,
  author: Author,
  { id, workspaceId }: CalendarSubscription,
  action: 'calendar_subscription.created' | 'calendar_subscription.renewed' | 'calendar_subscription.revoked',
  told: { before?: Record<string, unknown>; after?: Record<string, unknown> }
) {
  return record(trx, author, { workspaceId, action, subject: { type: 'calendar_subscription', id }, ...told })
}
