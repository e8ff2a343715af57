import { BaseEvent } from '@adonisjs/core/events'
import emitter from '@adonisjs/core/services/emitter'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Something that happens within a transaction. Its listeners hear of it one after another and write in the same transaction: all is kept or
 * nothing. Who dispatches it waits for them.
 */
export abstract class EventWithin extends BaseEvent {
  constructor(readonly trx: TransactionClientContract) {
    super()
  }

  static override dispatch<Event extends typeof BaseEvent>(
    this: Event,
    ...values: ConstructorParameters<Event>
  ): Promise<void> {
    return emitter.emitSerial(this, new this(...values) as InstanceType<Event>)
  }
}
