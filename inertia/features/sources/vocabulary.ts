import type { Data } from '@generated/data'
import type { BadgeTone } from '~/components/display/badge'
import type { Translate } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'

export type Kind = Data.Research.KindStatus
export type RejectedRecord = Data.Research.RejectedRecord

/** The search index as the page gets it; no interface, since those are not taken for JSON. */
export type IndexState = {
  documents: number
  engine: 'embedded' | 'meilisearch'
  /** False while the search server does not answer: then nothing else is known. */
  answers: boolean
  isCurrent: boolean
  lastSeq: number
  newestSeq: number
  pending: number
  bytes: number | null
}

/** What each state of a reading looks like. */
export const TONES: Record<Kind['state'], BadgeTone> = {
  never: 'outline',
  queued: 'neutral',
  running: 'info',
  finished: 'success',
  failed: 'danger',
  interrupted: 'warning',
}

/** The words of a reason or a failure; one that the catalogues do not know is told as unexpected. */
export function wordsOf(
  t: Translate,
  family: 'reason' | 'failure',
  { code, detail }: { code: string; detail: string }
): string {
  const id = `sources.${family}.${code}` as MessageId
  const words = t(id, { detail })
  return words === id ? t(`sources.${family}.unexpected`, { detail }) : words
}

/** How many records of its plan a reading has dealt with. */
export function doneOf({ stored, unchanged, rejected, failed }: NonNullable<Kind['lastRun']>): number {
  return stored + unchanged + rejected + failed
}

/** A length of time in two units at most. */
export function spanOf(seconds: number): string {
  if (seconds < 60) return `${seconds} s`
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
  return `${Math.floor(seconds / 3_600)} h ${Math.floor((seconds % 3_600) / 60)} min`
}

/** Bytes as people read them: «60.1 MB». */
export function sizeOf(bytes: number, tag: string): string {
  const unit = bytes < 1e6 ? 'kilobyte' : bytes < 1e9 ? 'megabyte' : 'gigabyte'
  const amount = bytes / { kilobyte: 1e3, megabyte: 1e6, gigabyte: 1e9 }[unit]
  return amount.toLocaleString(tag, { style: 'unit', unit, maximumFractionDigits: 1 })
}
