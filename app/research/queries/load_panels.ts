import { loadParts } from '#app/core/contributions/load_parts'
import type { Reader } from '#app/research/http/reader'
import { analysisPanels } from '#app/research/registries'

/** What other modules show beside a document to this person, in their order. */
export const loadPanels = (reader: Reader, documentId: number) =>
  loadParts(analysisPanels.all(), (panel) => panel.load(reader, documentId))
