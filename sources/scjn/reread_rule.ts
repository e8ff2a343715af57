import type { KnownRecord } from '#sources/contract/contract'
import { manifest } from './manifest.js'

const DAY_MS = 86_400_000

/** Whether a known record may have changed since it was last looked at. */
export type RereadRule = (record: KnownRecord) => boolean

/**
 * The Gaceta of the month gives the theses of the Semanario their place (book, volume, page), once. So a record is asked again as long as
 * it was last looked at while that could still happen, however long ago that was.
 */
export function rereadRule(kind: string): RereadRule {
  const days = manifest.kinds.find(({ slug }) => slug === kind)?.rereadDays ?? 0
  return ({ publishedOn, checkedAt }) =>
    days > 0 && publishedOn !== null && Date.parse(checkedAt) - Date.parse(publishedOn) < days * DAY_MS
}
