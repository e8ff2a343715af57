import app from '@adonisjs/core/services/app'
import { Job } from '#app/core/jobs/job'
import { SearchEngine } from '#app/core/search/search_engine'
import { ReadOrdered } from '#app/research/actions/read_ordered'
import SourceOrder from '#app/research/models/source_order'

const LOOK_AGAIN_MS = 2_000

/** Long-lived: reads the sources that operators ask for, one after the other, the oldest order first. */
export default class ReadOrderedJob extends Job {
  static readonly lockName = 'read-ordered'
  static readonly longLived = true

  async handle() {
    const reading = new ReadOrdered(await app.container.make(SearchEngine))
    while (!this.stopped) {
      const order = await SourceOrder.query().orderBy('id').first()
      if (order) await reading.handle(order, this.stopping)
      else await this.rest(LOOK_AGAIN_MS)
    }
  }
}
