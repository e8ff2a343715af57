import type { Law } from '#sources/laws/law'

/** The lines of a law that are notes of its publisher. */
export function notePlaces({ notes }: Law): Set<number> {
  return new Set(notes.map(({ line }) => line))
}
