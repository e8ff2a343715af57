import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import type { BaseModel } from '@adonisjs/lucid/orm'
import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#app/core/errors/no_access'

/** Whatever has the id of a workspace may be searched in. */
export interface Tenant {
  id: number
}

type TenantedRow = { workspaceId: number }
type TenantedModelClass = LucidModel & (new (...args: never[]) => TenantedRow)

/**
 * Makes a model belong to a workspace: `Matter.in(workspace)` is the only way to query it.
 * A bare `query()` or `find()` on a tenanted model outside the backoffice is a lint error.
 */
export function Tenanted<T extends NormalizeConstructor<typeof BaseModel>>(superclass: T) {
  class TenantedModel extends superclass {
    declare workspaceId: number

    /** A query over the rows of one workspace, within `trx` when given. */
    static in<M extends TenantedModelClass>(
      this: M,
      workspace: Tenant,
      trx?: TransactionClientContract
    ): ModelQueryBuilderContract<M, InstanceType<M>> {
      return this.query(trx ? { client: trx } : {}).where(`${this.table}.workspace_id`, workspace.id) as never
    }

    /** The row with this id in this workspace. Throws NotFound, also for the rows of others. */
    static async findIn<M extends TenantedModelClass>(
      this: M,
      workspace: Tenant,
      id: number,
      trx?: TransactionClientContract
    ): Promise<InstanceType<M>> {
      const row = await this.query(trx ? { client: trx } : {})
        .where(`${this.table}.workspace_id`, workspace.id)
        .where(`${this.table}.id`, id)
        .first()
      if (!row) throw new NotFound(this.table)
      return row as InstanceType<M>
    }
  }
  return TenantedModel
}
