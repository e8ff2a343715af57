import type { Reader } from '#app/research/http/reader'
import { analysisPanels } from '#app/research/registries'

/** What other modules show beside a document to this person, in their order. */
export async function loadPanels(reader: Reader, documentId: number): Promise<{ key: string; content: object }[]> {
  const loaded = await Promise.all(
    analysisPanels.all().map(async (panel) => ({ key: panel.key, content: await panel.load(reader, documentId) }))
  )
  return loaded.filter((panel) => panel.content !== null) as { key: string; content: object }[]
}
