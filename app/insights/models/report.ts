import { compose } from '@adonisjs/core/helpers'
import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { ReportSchema } from '#database/schema'
import { FieldProblem } from '#app/core/errors/field_problem'
import { NotFound } from '#app/core/errors/no_access'
import { Tenanted } from '#app/core/tenancy/tenanted'
import User from '#app/accounts/models/user'
import Member from '#app/workspaces/models/member'
import ReportRole from './report_role.js'

/** Who looks for reports, and in which firm. */
export interface ReportReader {
  userId: number
  workspaceId: number
}

/** A report that somebody saved: what it is about and how it is made. Its rows are those of whoever opens it. */
export default class Report extends compose(ReportSchema, Tenanted) {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @hasMany(() => ReportRole)
  declare roles: HasMany<typeof ReportRole>

  /** Their own reports, and those that are shared with their role. */
  static seenBy({ userId, workspaceId }: ReportReader): ModelQueryBuilderContract<typeof Report> {
    return this.in({ id: workspaceId }).where((open) => {
      void open.where('reports.user_id', userId).orWhereExists((shared) => {
        void shared
          .from('report_roles')
          .whereColumn('report_roles.report_id', 'reports.id')
          .whereIn('report_roles.role_id', Member.in({ id: workspaceId }).where('user_id', userId).select('role_id'))
      })
    }) as ModelQueryBuilderContract<typeof Report>
  }

  /** One of those. Throws NotFound. */
  static async findSeenBy(reader: ReportReader, id: number): Promise<Report> {
    const report = await this.seenBy(reader).where('reports.id', id).preload('roles').first()
    if (!report) throw new NotFound('reports')
    return report
  }

  /** Throws a FieldProblem unless it was this version that somebody looked at. */
  mustBeAt(version: number): void {
    if (this.version !== version) throw new FieldProblem('version', 'insights.problem.stale')
  }
}
