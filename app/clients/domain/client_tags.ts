import { fold } from '#app/core/text/fold'

/** Longest name of a tag. */
export const TAG_LENGTH = 60

/** Tags as they were first given: those that differ only in case or accents are the same. */
export function distinctTags(tags: readonly string[]): string[] {
  const first = new Map<string, string>()
  for (const tag of tags) if (!first.has(fold(tag))) first.set(fold(tag), tag)
  return [...first.values()]
}

/** Tags of which some were taken away, and to which others were added. */
export function changedTags(
  tags: readonly string[] | null,
  { add = [], remove = [] }: { add?: string[]; remove?: string[] }
): string[] {
  const gone = new Set(remove.map(fold))
  return distinctTags([...(tags ?? []).filter((tag) => !gone.has(fold(tag))), ...add])
}
