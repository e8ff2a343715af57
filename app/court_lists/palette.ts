import { route } from '#app/core/addresses'
import type { PaletteProvider } from '#app/core/contributions/registries'
import { joinOn } from '#app/core/models/join_on'
import { caseKey } from '#app/courts/case_number'
import CourtListRow from '#app/court_lists/models/court_list_row'
import { matchesSeenBy } from '#app/court_lists/queries/seen_rows'
import Matter from '#app/matters/models/matter'

/** What courts published of the case number that is typed and that waits for a decision in a matter of the reader: one query. */
export const findPublished: PaletteProvider['search'] = async (viewer, text, limit) => {
  const key = caseKey(text)
  if (key === null || viewer.workspaceId === null || !viewer.may('expedientes:leer')) return []
  const found = await matchesSeenBy(viewer)
    .where('court_list_matches.state', 'waiting')
    .join(...joinOn(CourtListRow, 'court_list_matches.row_id'))
    .join(...joinOn(Matter, 'court_list_matches.matter_id'))
    .where('court_list_rows.case_key', key)
    .orderBy('court_list_matches.id', 'desc')
    .limit(limit)
    .select('court_list_matches.*', 'court_list_rows.case_number', 'court_list_rows.court', 'court_list_rows.day')
    .select('court_list_rows.list_id', 'matters.reference')
  return found.map(({ kind, $extras: told }) => ({
    title: [told.case_number, told.reference].join(' · '),
    context: [told.court, told.day].filter(Boolean).join(' · '),
    href: route(`law_firm.court_lists.${kind === 'agreement' ? 'agreements' : 'hearings'}`, {}, { list: told.list_id }),
  }))
}
