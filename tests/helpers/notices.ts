import { addressOf } from '#app/core/contributions/notice_subjects'

/** Where a row of `notices` leads; null when that is nowhere. */
export const whereItLeads = (row: { subject_type: string | null; subject_id: number; place: string | null }) =>
  row.subject_type && addressOf({ type: row.subject_type, id: row.subject_id, place: JSON.parse(row.place ?? '{}') })
