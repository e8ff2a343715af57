import CourtList from '#app/court_lists/models/court_list'
import CourtListMatch from '#app/court_lists/models/court_list_match'
import CourtListRow from '#app/court_lists/models/court_list_row'
import Matter, { type MatterViewer } from '#app/matters/models/matter'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** What rows seem to be of, among the matters that somebody sees. */
export const matchesSeenBy = (viewer: MatterViewer) =>
  CourtListMatch.in({ id: viewer.workspaceId ?? 0 }).whereExists(
    Matter.seenBy(viewer).whereColumn('matters.id', 'court_list_matches.matter_id')
  )

/**
 * The rows of a firm's lists that somebody may know of. A list that people took in is the court's, and anybody reads it; what came by a source is there because a matter has the
 * number, and only who sees such a matter reads it.
 */
export function rowsSeenBy(viewer: MatterViewer, trx?: TransactionClientContract) {
  const firm = { id: viewer.workspaceId ?? 0 }
  const ofSources = CourtList.in(firm).whereNotNull('court_lists.source').select('court_lists.id')
  return CourtListRow.in(firm, trx).where((seen) => {
    void seen
      .whereNotIn('court_list_rows.list_id', ofSources)
      .orWhereExists(matchesSeenBy(viewer).whereColumn('court_list_matches.row_id', 'court_list_rows.id'))
  })
}
