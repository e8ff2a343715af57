import { OutboxMessageSchema } from '#database/schema'

/** A side effect that must survive a crash, written in the transaction that caused it. */
export default class OutboxMessage extends OutboxMessageSchema {}
