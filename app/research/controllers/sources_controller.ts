import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { SearchEngine } from '#app/core/search/search_engine'
import { sourceStatus } from '#app/research/queries/source_status'
import { rejectedRecords } from '#app/research/queries/troubled_records'
import KindStatusTransformer from '#app/research/transformers/kind_status_transformer'
import RejectedRecordTransformer from '#app/research/transformers/rejected_record_transformer'

const PER_PAGE = 25

/** The operator's view of the legal sources. */
@inject()
export default class SourcesController {
  constructor(private readonly engine: SearchEngine) {}

  async index({ inertia, request }: HttpContext) {
    const { kinds, index, isWorkerAlive } = await sourceStatus(this.engine)
    const rejected = await rejectedRecords(pageOf(request.input('page')), PER_PAGE)
    return inertia.render('settings/sources/index', {
      kinds: KindStatusTransformer.transform(kinds),
      index,
      isWorkerAlive,
      rejected: RejectedRecordTransformer.transform(rejected.all()),
      paging: { page: rejected.currentPage, perPage: PER_PAGE, total: rejected.total },
    })
  }
}

/** The page that an address asks for; the first when it asks for none that can be. */
function pageOf(typed: unknown): number {
  return typeof typed === 'string' && /^[1-9]\d{0,6}$/.test(typed) ? Number(typed) : 1
}
