import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { rowsBy } from '#app/core/tenancy/rows'
import { viewQuery } from '#app/saved_views/list_address'
import type { ListKey } from '#app/saved_views/lists'
import SavedView from '#app/saved_views/models/saved_view'

/** Most views of a list that one person saves. */
export const MAX_VIEWS = 30

export interface ViewFields {
  name: string
  /** The query string of the address. */
  filters: string | null
  shared: boolean
}

/** Saves ways to look at a list under a name. */
export class SaveView {
  /** Null, and nothing saved, for who has as many of this list as one person may. */
  async add(author: Author, workspaceId: number, list: ListKey, fields: ViewFields): Promise<SavedView | null> {
    return db.transaction(async (trx) => {
      const userId = author.userId!
      const own = SavedView.in({ id: workspaceId }, trx).where({ userId, list })
      if ((await own).length >= MAX_VIEWS) return null
      const view = await SavedView.create({ workspaceId, userId, list, ...columnsOf(fields) }, { client: trx })
      await this.audit(trx, author, view, 'saved_view.added')
      return view
    })
  }

  async edit(author: Author, view: SavedView, fields: ViewFields): Promise<void> {
    await db.transaction(async (trx) => {
      await view.useTransaction(trx).merge(columnsOf(fields)).save()
      if (!view.shared) await this.closeToOthers(trx, view)
      await this.audit(trx, author, view, 'saved_view.edited')
    })
  }

  async delete(author: Author, view: SavedView): Promise<void> {
    await db.transaction(async (trx) => {
      await rowsBy(trx, 'default_views', { saved_view_id: view.id }).delete()
      await view.useTransaction(trx).delete()
      await this.audit(trx, author, view, 'saved_view.deleted')
    })
  }

  /** Opens its list with this view for the author, or no longer. */
  async makeDefault(author: Author, { id, workspaceId, list }: SavedView, isDefault: boolean): Promise<void> {
    const own = { workspace_id: workspaceId, user_id: author.userId!, list }
    await db.transaction(async (trx) => {
      await rowsBy(trx, 'default_views', own).delete()
      if (isDefault) await trx.table('default_views').insert({ ...own, saved_view_id: id })
    })
  }

  /** A view that is not shared any more opens no list for anybody but its maker. */
  private async closeToOthers(trx: Trx, { id, userId }: SavedView) {
    const others = rowsBy(trx, 'default_views', { saved_view_id: id })
    await (userId === null ? others : others.whereNot('user_id', userId)).delete()
  }

  private async audit(trx: Trx, author: Author, { id, workspaceId, list, name, shared }: SavedView, action: string) {
    const subject = { type: 'saved_view', id }
    await record(trx, author, { workspaceId, action, subject, after: { list, name, shared } })
  }
}

const columnsOf = ({ name, filters, shared }: ViewFields) => ({ name, shared, query: viewQuery(filters ?? '') })
