import { RecordRejected } from '#sources/contract/contract'
import { isBlank, isoDate } from '#sources/contract/sanity'

export const FIRST_YEAR = 1871
export const LAST_YEAR = 2100

/** ISO date of `13/08/2025` or `2025-08-13`, perhaps with an hour; year 1 is how the Court's systems write "no date". Throws `RecordRejected`. */
export function dateIn(text: string): string | null {
  if (isBlank(text)) return null
  const found = /^\s*(?:(\d{1,2})\/(\d{1,2})\/(\d{4})|(\d{4})-(\d{2})-(\d{2}))(?:[T\s]|$)/.exec(text)
  const [, day, month, year, ...iso] = found ?? []
  const [y, m, d] = (year ? [year, month, day] : iso).map(Number)
  if (y === 1) return null

  const date = found && y >= FIRST_YEAR && y <= LAST_YEAR ? isoDate(y, m, d) : null
  if (!date) throw new RecordRejected('impossibleDate', text.trim().slice(0, 30))
  return date
}
