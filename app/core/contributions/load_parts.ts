import type { Json } from './registries.js'

/** Loads the parts that have something to say, in their order, each with its key. */
export async function loadParts<Part extends { key: string }>(
  parts: Part[],
  load: (part: Part) => Promise<Json>
): Promise<{ key: string; content: Json }[]> {
  const loaded = await Promise.all(parts.map(async (part) => ({ key: part.key, content: await load(part) })))
  return loaded.filter(({ content }) => content !== null)
}
