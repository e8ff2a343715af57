import { route } from '#app/core/addresses'
import type { PaletteProvider } from '#app/core/contributions/registries'
import { translateFor } from '#app/core/messages/catalogue'
import { searchWords } from '#app/core/database/folded_search'
import { saying } from '#app/amparo/queries/list_proceedings'
import AmparoProceeding from '#app/amparo/models/amparo_proceeding'

/** Proceedings by their number, court, parties and act: one query. */
export const findProceedings: PaletteProvider['search'] = async (viewer, text, limit) => {
  if (viewer.workspaceId === null || !viewer.may('expedientes:leer') || searchWords(text, 1).length === 0) return []
  const found = await saying(AmparoProceeding.seenBy(viewer), text)
    .orderBy('amparo_proceedings.updated_at', 'desc')
    .orderBy('amparo_proceedings.id', 'desc')
    .limit(limit)
  return found.map(({ id, kind, number, court, complainant }) => ({
    title: [translateFor(viewer, `amparo.kind.${kind}`), number].filter(Boolean).join(' '),
    context: [court, complainant].filter(Boolean).join(' · '),
    href: route('amparo.show', { id }),
  }))
}
