import { CalendarSubscriptionItemSchema } from '#database/schema'

/** What a subscription said last of one thing. */
export default class CalendarSubscriptionItem extends CalendarSubscriptionItemSchema {}
