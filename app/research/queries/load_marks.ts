import type { Json, Viewer } from '#app/core/contributions/registries'
import { resultMarks } from '#app/research/registries'

/** By contributing module, what it knows of each document of a list. */
export type Marks = Record<string, Record<number, Json>>

/** What other modules know of the documents of a list, for this person; nothing is asked for an empty list. */
export async function loadMarks(viewer: Viewer, documentIds: number[]): Promise<Marks> {
  if (documentIds.length === 0) return {}
  const loaded = await Promise.all(
    resultMarks.all().map(async (mark) => [mark.key, await mark.load(viewer, documentIds)] as const)
  )
  return Object.fromEntries(loaded)
}
