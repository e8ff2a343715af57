import { SourceRunSchema } from '#database/schema'

/** One pass over one kind of a source, with its counts. A row that a killed run left `running` is `interrupted`. */
export default class SourceRun extends SourceRunSchema {}
