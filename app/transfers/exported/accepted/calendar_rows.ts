import { checkDays } from '#app/deadlines/domain/day_change'
import { yearOf } from '#app/deadlines/domain/days'
import { calendarDayValidator, calendarValidator, calendarYearValidator } from '#app/deadlines/validators/calendar'
import type { ArchiveRow } from '#app/transfers/export/read_table'
import { jsonOf } from './through_form.js'

const KEY = /^[a-z0-9-]{1,80}$/
const DIGEST = /^[0-9a-f]{64}$/

/** A firm's layer over a calendar, or a calendar of its own. */
export async function acceptLayer(row: ArchiveRow): Promise<ArchiveRow | null> {
  const [wrong, kept] = await calendarValidator.tryValidate({ name: row.name, weekly: jsonOf(row.weekly) })
  if (wrong || !KEY.test(String(row.key))) return null
  return { ...row, name: kept.name, weekly: JSON.stringify(kept.weekly) }
}

/** A year of it. One that is said to be verified says what was. */
export async function acceptLayerYear(row: ArchiveRow): Promise<ArchiveRow | null> {
  const [wrong, kept] = await calendarYearValidator.tryValidate({ year: row.year, source: row.source })
  if (wrong || (row.verified_content !== null && !DIGEST.test(String(row.verified_content)))) return null
  return { ...row, ...kept }
}

/** Days of such a year. */
export async function acceptLayerDay(row: ArchiveRow): Promise<ArchiveRow | null> {
  const { from_on: from, to_on: to, counts, kind, basis, reason } = row
  const [wrong, kept] = await calendarDayValidator.tryValidate({
    from,
    to,
    counts: Boolean(counts),
    kind,
    basis,
    reason,
  })
  if (wrong || !kept.to) return null
  try {
    checkDays('', yearOf(kept.from), { from: kept.from, to: kept.to }, [])
  } catch {
    return null
  }
  return { ...row, kind: kept.kind ?? null, basis: kept.basis ?? null, reason: kept.reason ?? null }
}
