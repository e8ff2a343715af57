import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import User from '#app/accounts/models/user'
import { joinOn } from '#app/core/models/join_on'

/**
 * Joins who somebody is to rows that name a person and a firm: users as `u`, members as `m`, workspaces as `w`, roles as `r`. A role that is looked
 * through stands in for their own, which is then joined as `own`.
 */
export function joinIdentity<Q extends DatabaseQueryBuilderContract>(query: Q, rows: string, previewed?: string): Q {
  void query
    .leftJoin(...joinOn(User, `${rows}.user_id`, 'u'))
    .leftJoin('members as m', (join) =>
      join.on('m.user_id', `${rows}.user_id`).andOn('m.workspace_id', `${rows}.workspace_id`)
    )
    .leftJoin('workspaces as w', (join) => join.on('w.id', 'm.workspace_id').andOnNull('w.deleted_at'))
  if (previewed)
    void query.leftJoin('roles as own', (join) =>
      join.on('own.id', 'm.role_id').andOn('own.workspace_id', 'm.workspace_id')
    )
  const role = previewed ? (db.knexRawQuery(`coalesce(${previewed}, m.role_id)`) as never) : 'm.role_id'
  void query.leftJoin('roles as r', (join) => join.on('r.id', role).andOn('r.workspace_id', 'm.workspace_id'))
  return query
}
