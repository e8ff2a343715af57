import { hasMany } from '@adonisjs/lucid/orm'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { CalendarLayerSchema } from '#database/schema'
import CalendarLayerDay from './calendar_layer_day.js'
import CalendarLayerYear from './calendar_layer_year.js'

/** Whose a layer is: a firm's, or (null) that of the operators, which all firms get. */
export interface LayerOwner {
  workspaceId: number | null
}

/** What operators or a firm lay over a calendar of non-working days, or a calendar of their own. */
export default class CalendarLayer extends CalendarLayerSchema {
  @hasMany(() => CalendarLayerYear, { foreignKey: 'layerId' })
  declare years: HasMany<typeof CalendarLayerYear>

  @hasMany(() => CalendarLayerDay, { foreignKey: 'layerId' })
  declare days: HasMany<typeof CalendarLayerDay>

  /** The layers of one owner, and of nobody else. */
  static of(
    { workspaceId }: LayerOwner,
    client?: QueryClientContract
  ): ModelQueryBuilderContract<typeof CalendarLayer> {
    const query = this.query(client ? { client } : {})
    return workspaceId === null
      ? query.whereNull('calendar_layers.workspace_id')
      : query.where('calendar_layers.workspace_id', workspaceId)
  }
}
