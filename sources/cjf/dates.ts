import { RecordRejected } from '#sources/contract/contract'
import { isBlank, isoDate } from '#sources/contract/sanity'

const DAY = /^\s*(?:(\d{1,2})[/-](\d{1,2})[/-](\d{4})|(\d{4})-(\d{2})-(\d{2}))(?:[T\s].*)?$/
const FIRST_YEAR = 1900
const LAST_YEAR = 2100

/** ISO date of `27/11/2025`, `27-11-2025` or `2025-11-27`, perhaps with an hour; null when nothing is told. Throws `RecordRejected` when there is no such day. */
export function dayOf(text: string): string | null {
  if (isBlank(text)) return null
  const [, day, month, year, ...iso] = DAY.exec(text) ?? []
  const [y, m, d] = (year ? [year, month, day] : iso).map(Number)
  const date = y >= FIRST_YEAR && y <= LAST_YEAR ? isoDate(y, m, d) : null
  if (!date) throw new RecordRejected('impossibleDate', text.trim().slice(0, 30))
  return date
}
