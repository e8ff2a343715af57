import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { baseSlugOf, firstFree } from '#app/workspaces/domain/firm_slug'

/** An address for a firm of this name that no firm has, deleted ones included. */
export async function freeSlug(trx: TransactionClientContract, name: string): Promise<string> {
  const base = baseSlugOf(name)
  const rows = await trx.from('workspaces').where('slug', base).orWhere('slug', 'like', `${base}-%`).select('slug')
  return firstFree(base, new Set(rows.map(({ slug }) => String(slug))))
}
