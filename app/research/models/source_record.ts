import { SourceRecordSchema } from '#database/schema'

/** What became of one record of a source: stored, rejected with a reason, or failed to arrive. */
export default class SourceRecord extends SourceRecordSchema {}
