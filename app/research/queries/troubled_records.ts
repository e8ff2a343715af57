import SourceRecord from '#app/research/models/source_record'

/** The rejected records, those last seen first. */
export function rejectedRecords(page: number, perPage: number) {
  return SourceRecord.query()
    .where('state', 'rejected')
    .orderBy('checked_at', 'desc')
    .orderBy('id', 'desc')
    .paginate(page, perPage)
}

/** What one run rejected or could not have, at most `limit` of each. */
export function recordsOfRun(runId: number, state: 'rejected' | 'failed', limit: number) {
  return SourceRecord.query().where({ runId, state }).orderBy('id').limit(limit)
}
