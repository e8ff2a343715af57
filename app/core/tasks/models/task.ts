import { compose } from '@adonisjs/core/helpers'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { TaskSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** Work of one person in one firm that goes on in the background and survives the death of the worker. */
export default class Task extends compose(TaskSchema, Tenanted) {
  /** A task of any firm, for the worker; within `trx` it is held until that ends. */
  static async held(id: number, trx?: TransactionClientContract): Promise<Task | null> {
    return trx ? this.query({ client: trx }).where('id', id).forUpdate().first() : this.find(id)
  }

  /** Whether it still goes on, or waits for its turn. */
  get isOpen(): boolean {
    return this.state === 'queued' || this.state === 'running'
  }

  /** Seconds until it is done, by how fast it has been; null while nothing can be said. */
  get secondsLeft(): number | null {
    if (this.state !== 'running' || this.total === null || this.done === 0) return null
    return Math.ceil((Number(this.workedMs) / this.done / 1_000) * Math.max(this.total - this.done, 0))
  }
}
