import { partsOf } from '#app/core/contributions/define_module'
import { personalData } from '#app/core/contributions/registries'
import { inPages } from '#app/core/models/in_pages'
import { acrossFirms } from '#app/core/tenancy/rows'
import { eraseOwnEntries } from '#app/calendar/actions/erase_entries'
import CalendarSubscription from '#app/calendar/models/calendar_subscription'
import CalendarSubscriptionItem from '#app/calendar/models/calendar_subscription_item'

const WRITTEN = [
  'title',
  'first_day',
  'last_day',
  'starts_at',
  'ends_at',
  'time_zone',
  'rule',
  'place',
  'link',
  'notes',
]
const SUBSCRIPTION = ['name', 'masked', 'kinds', 'created_at', 'read_at', 'revoked_at']

export const personalDataParts = partsOf(
  personalData,
  {
    /** Hearings are the firm's. Who is gone attends none any more. */
    key: 'hearings',
    order: 37,
    async erase(trx, { id }) {
      await acrossFirms(trx, 'hearing_people').where('user_id', id).delete()
      await acrossFirms(trx, 'hearings').where('substitute_id', id).update({ substitute_id: null })
    },
  },
  {
    /** What is private goes with its owner; what a firm shares stays with it. Who is gone attends nothing any more. */
    key: 'entries',
    order: 38,
    rows: ({ id }) =>
      inPages('calendar_entries', [...WRITTEN, 'is_private'], (query) => void query.where('owner_id', id)),
    async erase(trx, { id }) {
      await acrossFirms(trx, 'calendar_entry_people').where('user_id', id).delete()
      await eraseOwnEntries(trx, acrossFirms(trx, 'calendar_entries').where({ owner_id: id, is_private: 1 }))
    },
  },
  {
    key: 'calendar_subscriptions',
    order: 39,
    rows: ({ id }) => inPages(CalendarSubscription, SUBSCRIPTION, (query) => void query.where('user_id', id)),
    async erase(trx, { id }) {
      const own = () => CalendarSubscription.query({ client: trx }).where('user_id', id)
      await CalendarSubscriptionItem.query({ client: trx }).whereIn('subscription_id', own().select('id')).delete()
      await own().delete()
    },
  }
)
