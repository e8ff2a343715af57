import { NotificationChoiceSchema } from '#database/schema'

/** What a person said about one kind of notice on one channel. Without a row, what the kind itself says counts. */
export default class NotificationChoice extends NotificationChoiceSchema {}
