import { compose } from '@adonisjs/core/helpers'
import { afterDelete, afterSave, belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { ActivitySchema } from '#database/schema'
import { recordsChanged } from '#app/core/search/record_changes'
import { Tenanted } from '#app/core/tenancy/tenanted'
import User from '#app/accounts/models/user'
import ActivitySubtask from './activity_subtask.js'

/** Something to be done in a matter (actividad): by whom, by when, and how far it is. */
export default class Activity extends compose(ActivitySchema, Tenanted) {
  @belongsTo(() => User, { foreignKey: 'assigneeId' })
  declare assignee: BelongsTo<typeof User>

  @hasMany(() => ActivitySubtask)
  declare subtasks: HasMany<typeof ActivitySubtask>

  @afterSave()
  @afterDelete()
  static async reindex(activity: Activity) {
    await recordsChanged(activity.$trx, activity.workspaceId, 'activity', [activity.id])
  }
}
