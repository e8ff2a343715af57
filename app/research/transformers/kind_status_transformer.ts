import { BaseTransformer } from '@adonisjs/core/transformers'
import { reasonOf } from '#app/research/ingestion/reason'
import type SourceRun from '#app/research/models/source_run'
import type { KindStatus } from '#app/research/queries/source_status'

/** One kind of a source for the operator: what is stored of it and how its last run went. */
export default class KindStatusTransformer extends BaseTransformer<KindStatus> {
  toObject() {
    const { lastRun } = this.resource
    return {
      ...this.pick(this.resource, [
        'source',
        'kind',
        'sourceName',
        'kindName',
        'stored',
        'rejected',
        'failed',
        'state',
      ]),
      lastRun: lastRun && runOf(lastRun),
    }
  }
}

function runOf(run: SourceRun) {
  const end = run.finishedAt ?? run.seenAt
  return {
    startedAt: run.startedAt.toISO()!,
    endedAt: end.toISO()!,
    seconds: Math.round(end.diff(run.startedAt, 'seconds').seconds),
    planned: run.planned,
    stored: run.stored,
    unchanged: run.unchanged,
    rejected: run.rejected,
    failed: run.failed,
    failure: run.failure === null ? null : reasonOf(run.failure),
  }
}
