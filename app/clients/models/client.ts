import { compose } from '@adonisjs/core/helpers'
import { afterSave, beforeSave, belongsTo } from '@adonisjs/lucid/orm'
import type { Trx } from '#app/core/database/trx'
import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ClientSchema } from '#database/schema'
import User from '#app/accounts/models/user'
import { searchTextOf } from '#app/clients/domain/client_search_text'
import { duplicateKeys } from '#app/clients/domain/duplicate_keys'
import { NotFound } from '#app/core/errors/no_access'
import { recordsChanged } from '#app/core/search/record_changes'
import { Tenanted, type Tenant } from '#app/core/tenancy/tenanted'
import { fold } from '#app/core/text/fold'
import { syncClientKeys } from './client_key.js'
import { saveClientTags } from './client_tag.js'

/** The column of the folded name holds this many characters. */
const FOLDED = 420

type ModelClass = LucidModel & (new (...args: never[]) => { workspaceId: number })

/** A person or business that a firm works for. With `userId`, the account that follows their matters in the portal. */
export default class Client extends compose(ClientSchema, Tenanted) {
  /** The account that follows their matters. */
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  /** Who of the firm answers for them. */
  @belongsTo(() => User, { foreignKey: 'responsibleId' })
  declare responsible: BelongsTo<typeof User>

  /** The clients of a firm, save those that became part of another one. */
  static in<M extends ModelClass>(
    this: M,
    workspace: Tenant,
    trx?: Trx
  ): ModelQueryBuilderContract<M, InstanceType<M>> {
    const query = this.query(trx ? { client: trx } : {}).where('clients.workspace_id', workspace.id)
    return query.whereNull('clients.merged_into_id') as never
  }

  /** One of those. Throws NotFound. */
  static async findIn<M extends ModelClass>(
    this: M,
    workspace: Tenant,
    id: number,
    trx?: Trx
  ): Promise<InstanceType<M>> {
    const query = this.query(trx ? { client: trx } : {}).where('clients.workspace_id', workspace.id)
    const row = await query.where('clients.id', id).whereNull('clients.merged_into_id').first()
    if (!row) throw new NotFound('clients')
    return row as InstanceType<M>
  }

  /** What a person is to the firms that work for them. Crosses firms, as the person does. */
  static linkedTo(userId: number, trx?: Trx) {
    return this.query(trx ? { client: trx } : {}).where('clients.user_id', userId)
  }

  /** The clients of a firm, each once for every key of a kind by which it is recognised: `client_keys.value`. */
  static withKeys(workspace: Tenant, kind: string, trx: Trx) {
    return this.in(workspace, trx)
      .join('client_keys', 'client_keys.client_id', 'clients.id')
      .where({ 'client_keys.workspace_id': workspace.id, 'client_keys.kind': kind })
  }

  /** The clients that became part of another one, which is how a merge can be undone. */
  static mergedIn(workspace: Tenant, trx: Trx) {
    return this.query({ client: trx })
      .where('clients.workspace_id', workspace.id)
      .whereNotNull('clients.merged_into_id')
  }

  /** Keeps what sorting and searching read in step with what people read. */
  @beforeSave()
  static foldTexts(client: Client) {
    client.nameFolded = fold(client.name).slice(0, FOLDED)
    client.searchText = searchTextOf(client)
  }

  /** Keeps by what the client is recognised again. One that is part of another is not. */
  @afterSave()
  static async saveKeys(client: Client) {
    await syncClientKeys(client, client.mergedIntoId ? [] : duplicateKeys(client))
  }

  /** Keeps its tags where lists are filtered by them. One that is part of another is in no list. */
  @afterSave()
  static async saveTags(client: Client) {
    await saveClientTags(client, client.mergedIntoId ? [] : (client.tags ?? []))
  }

  @afterSave()
  static async reindex(client: Client) {
    await recordsChanged(client.$trx, client.workspaceId, 'client', [client.id])
  }
}
