import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { FirmRequestSchema } from '#database/schema'
import User from '#app/accounts/models/user'
import Workspace from '#app/workspaces/models/workspace'

/** That somebody asks a firm to work for them. Without `workspaceId` nobody here is called as they wrote; they are not told. */
export default class FirmRequest extends FirmRequestSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => Workspace)
  declare workspace: BelongsTo<typeof Workspace>
}
