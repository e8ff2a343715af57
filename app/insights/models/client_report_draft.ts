import { compose } from '@adonisjs/core/helpers'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ClientReportDraftSchema } from '#database/schema'
import { FieldProblem } from '#app/core/errors/field_problem'
import { Tenanted } from '#app/core/tenancy/tenanted'
import Client from '#app/clients/models/client'
import ClientReport from './client_report.js'

/** A report to a client that waits for its review, in a batch. */
export default class ClientReportDraft extends compose(ClientReportDraftSchema, Tenanted) {
  @belongsTo(() => Client)
  declare client: BelongsTo<typeof Client>

  @belongsTo(() => ClientReport)
  declare report: BelongsTo<typeof ClientReport>

  /** Throws a FieldProblem for another version than the one that is there, and for what cannot be changed by now. */
  mustBeOpenAt(version: number): void {
    if (this.state === 'sent') throw new FieldProblem('version', 'client_reports.problem.sent')
    if (this.state === 'waiting') throw new FieldProblem('version', 'client_reports.problem.waiting')
    if (this.version !== version) throw new FieldProblem('version', 'client_reports.problem.stale')
  }
}
