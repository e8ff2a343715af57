import { DateTime } from 'luxon'
import { translate, type Language } from '#app/core/messages/catalogue'
import type { ReportCell } from '#app/insights/queries/report_rows'
import type { ReportField, ReportSubjectKey } from '#app/insights/domain/report_fields'

/** In which language and by which clock a file is written. */
export interface FileReader {
  language: Language
  zone: string
}

/** The name of a column. */
export const columnName = (subject: ReportSubjectKey, key: string, language: Language): string =>
  translate(language, `insights.field.${subject}.${key}`)

/** A cell as people read it in a file: days as they are stored, amounts with two decimals, values of a choice by their names. */
export function writtenCell({ type, words }: ReportField, value: ReportCell, { language, zone }: FileReader): string {
  if (value === null) return ''
  if (type === 'money') return (Number(value) / 100).toFixed(2)
  if (type === 'choice') return translate(language, `${words}${value}`)
  if (type === 'instant') return DateTime.fromISO(String(value), { zone: 'utc' }).setZone(zone).toISODate()!
  return String(value)
}
