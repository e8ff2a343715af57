import { SourceOrderSchema } from '#database/schema'

/** A reading that an operator asked for. It is there until the reading has ended, so that a kill does not lose it. */
export default class SourceOrder extends SourceOrderSchema {}
