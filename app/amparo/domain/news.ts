import { createHash } from 'node:crypto'
import { fold } from '#app/core/text/fold'

/** Where news comes from: the library's source, what somebody pasted, what somebody wrote. */
export const NEWS_SOURCES = ['cjf', 'paste', 'hand'] as const
export type NewsSource = (typeof NEWS_SOURCES)[number]

/** What a court published in a case. Days are ISO dates; without one it is kept and asked for. */
export interface NewsItem {
  decidedOn: string | null
  publishedOn: string | null
  /** `Principal`, `Incidental` …; null when nobody says. */
  notebook: string | null
  text: string
}

/** Characters of a text by which it is known again: tables cut summaries after some 250. */
const KNOWN_BY = 180
/** Tables say that they cut a summary with this. */
const CUT = /\s*(?:\.\.\.|…)\s*$/u

/** Letters and digits of a text alone. */
const lettersOf = (text: string): string => fold(text.replace(CUT, '')).replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * By what the same news is known again, whatever way it came: its day, its notebook and how it begins, as SHA-256 in hexadecimal. A text that a table
 * cuts and the whole one have the same.
 */
export function newsKeyOf({ decidedOn, notebook, text }: Pick<NewsItem, 'decidedOn' | 'notebook' | 'text'>): string {
  const begins = lettersOf(text).slice(0, KNOWN_BY)
  return createHash('sha256')
    .update([decidedOn ?? '', fold(notebook ?? ''), begins].join('|'))
    .digest('hex')
}

/** The keys under which news may be kept: its own, and the one that it had while nobody knew its day. */
export const newsKeysOf = (item: NewsItem): string[] => [
  ...new Set([newsKeyOf(item), newsKeyOf({ ...item, decidedOn: null })]),
]

/** Whether what is kept under one of the keys of news is that news: it has its day, or none yet. */
export const isSameNews = (kept: { decidedOn: string | null }, { decidedOn }: NewsItem): boolean =>
  decidedOn === null || kept.decidedOn === null || kept.decidedOn === decidedOn

/** Whether a text says more than one that was kept of the same news. */
export const saysMore = (text: string, kept: string): boolean => lettersOf(text).length > lettersOf(kept).length
