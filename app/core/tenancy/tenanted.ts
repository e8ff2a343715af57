import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import type { BaseModel } from '@adonisjs/lucid/orm'
import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
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

    /**
     * Rows to which a key leads that was read from a row of the same firm, e.g. the contacts of a client that was found in it. Whoever asks with an
     * id of which they do not know whose it is uses `in`.
     */
    static byKey<M extends TenantedModelClass>(
      this: M,
      key: string,
      values: number | readonly number[] | ModelQueryBuilderContract<LucidModel>,
      client?: QueryClientContract
    ): ModelQueryBuilderContract<M, InstanceType<M>> {
      const query = this.query(client ? { client } : {})
      const column = `${this.table}.${key}`
      return (
        typeof values === 'number' ? query.where(column, values) : query.whereIn(column, values as number[])
      ) as never
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
