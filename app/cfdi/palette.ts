import { route } from '#app/core/addresses'
import type { PaletteProvider } from '#app/core/contributions/registries'
import { searchWords } from '#app/core/database/folded_search'
import Cfdi from '#app/cfdi/models/cfdi'

const MOST_WORDS = 6

/** The tax documents of which each word is in folio, UUID, names or concepts; the last ones first. */
export const findCfdis: PaletteProvider['search'] = async (viewer, text, limit) => {
  const words = searchWords(text, MOST_WORDS)
  if (viewer.workspaceId === null || !viewer.may('facturas:leer') || words.length === 0) return []
  const query = Cfdi.seenBy(viewer)
  for (const word of words) void query.whereRaw('instr(cfdis.search_text, ?) > 0', [word])
  const found = await query.orderBy('cfdis.issued_on', 'desc').orderBy('cfdis.id', 'desc').limit(limit)
  return found.map((cfdi) => ({
    title: `CFDI ${cfdi.reference}`,
    context: cfdi.direction === 'received' ? cfdi.issuerName : cfdi.receiverName,
    href: route('law_firm.cfdi.show', { id: cfdi.id }),
  }))
}
