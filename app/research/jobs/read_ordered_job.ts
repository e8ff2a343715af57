import app from '@adonisjs/core/services/app'
import { Job } from '#app/core/jobs/job'
import { hasRows } from '#app/core/database/until_write'
import { SearchEngine } from '#app/core/search/search_engine'
import { ReadOrdered } from '#app/research/actions/read_ordered'
import SourceOrder from '#app/research/models/source_order'

const oldestOrder = () => SourceOrder.query().orderBy('id').first()

/** Reads the sources that operators ask for, one after the other, the oldest order first. */
export default class ReadOrderedJob extends Job {
  static readonly lockName = 'read-ordered'

  static override isDue(): Promise<boolean> {
    return hasRows('source orders', () => SourceOrder.query().select('id'))
  }

  async handle() {
    const reading = new ReadOrdered(await app.container.make(SearchEngine))
    for (let order; !this.stopped && (order = await oldestOrder());) await reading.handle(order, this.stopping)
  }
}
