import { beforeSave } from '@adonisjs/lucid/orm'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { MatterTemplateSchema } from '#database/schema'
import { NotFound } from '#app/core/errors/no_access'
import { fold } from '#app/core/text/fold'
import type { TemplateDefinition } from '#app/matter_templates/definition'

/** Columns of folded text hold this many characters. */
const FOLDED = 420

/** Who looks: the person and the firm they work in. */
export type TemplateViewer = { userId: number; workspaceId: number | null }

/** A template of matters: what a new matter is asked for. A firm's has a firm, a personal one its person, one of the catalogue neither. */
export default class MatterTemplate extends MatterTemplateSchema {
  declare definition: TemplateDefinition

  /** Templates that exist for somebody: those of the firm they work in, their own, and the catalogue. The only reading. */
  static reachedBy(
    { userId, workspaceId }: TemplateViewer,
    client?: QueryClientContract
  ): ModelQueryBuilderContract<typeof MatterTemplate> {
    return this.query(client ? { client } : {}).where((query) => {
      void query
        .where((own) => void own.where('matter_templates.scope', 'firm').where('workspace_id', workspaceId ?? 0))
        .orWhere((own) => void own.where('matter_templates.scope', 'personal').where('user_id', userId))
        .orWhere((own) => void own.where('matter_templates.scope', 'catalogue').whereNull('workspace_id'))
    })
  }

  /** One of those. Throws NotFound. */
  static async findReachedBy(viewer: TemplateViewer, id: number): Promise<MatterTemplate> {
    const template = await this.reachedBy(viewer).where('matter_templates.id', id).first()
    if (!template) throw new NotFound('matter templates')
    return template
  }

  @beforeSave()
  static foldTitle(template: MatterTemplate) {
    template.titleFolded = fold(template.title).slice(0, FOLDED)
  }
}
