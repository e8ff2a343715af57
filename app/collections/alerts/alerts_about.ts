import type { Trx } from '#app/core/database/trx'
import { joinOn } from '#app/core/models/join_on'
import Matter from '#app/matters/models/matter'
import MatterPin from '#app/matters/models/matter_pin'
import MatterTeam from '#app/matters/models/matter_team'
import Member from '#app/workspaces/models/member'

/**
 * The alerts of those whom a change of a document concerns: who asked about this document; and of those who are told of all that they keep, who
 * has it among their favourites, in a collection that is theirs or to which they added it, or pinned to a matter on which they work.
 */
export async function alertsAbout(trx: Trx, documentId: number): Promise<number[]> {
  const own = trx.from('alerts').where({ kind: 'document', document_id: documentId }).select('id')
  const saved = trx
    .from('alerts')
    .where('kind', 'saved')
    .where((kept) => {
      void kept
        .whereExists(favorites(trx, documentId))
        .orWhereExists(collected(trx, documentId))
        .orWhereExists(pinned(trx, documentId))
    })
    .select('id')
  const rows = [...(await own), ...(await saved)]
  return [...new Set(rows.map(({ id }) => Number(id)))].sort((one, other) => one - other)
}

function favorites(trx: Trx, documentId: number) {
  return trx
    .from('favorites')
    .where('favorites.document_id', documentId)
    .whereColumn('favorites.user_id', 'alerts.user_id')
    .select(trx.raw('1'))
}

/** A collection counts for who still works in its firm. */
function collected(trx: Trx, documentId: number) {
  return trx
    .from('collection_items')
    .join('collections', 'collections.id', 'collection_items.collection_id')
    .join(...Member.on('alerts.user_id', 'collections.workspace_id'))
    .where('collection_items.document_id', documentId)
    .whereNull('collection_items.removed_at')
    .whereNull('collections.deleted_at')
    .where((whose) => {
      void whose.whereColumn('collections.owner_id', 'alerts.user_id').orWhere((shared) => {
        void shared
          .whereNot('collections.sharing', 'private')
          .whereColumn('collection_items.added_by_id', 'alerts.user_id')
      })
    })
    .select(trx.raw('1'))
}

/** A matter counts for who answers for it or is of its team, and still works in the firm. */
function pinned(trx: Trx, documentId: number) {
  return MatterPin.byKey('document_id', documentId, trx)
    .join(...joinOn(Matter, 'matter_pins.matter_id'))
    .join(...Member.on('alerts.user_id', 'matters.workspace_id'))
    .leftJoin(...MatterTeam.on('matters.id', 'members.user_id'))
    .where('matters.trashed', 0)
    .where('matters.archived', 0)
    .where((works) => {
      void works.whereNotNull('matter_team.id').orWhere((answers) => {
        void answers.where('matters.private', 0).whereColumn('matters.responsible_id', 'alerts.user_id')
      })
    })
    .select(trx.raw('1'))
}
