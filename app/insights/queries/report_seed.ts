import vine from '@vinejs/vine'
import { translateFor } from '#app/core/messages/catalogue'
import type { Viewer } from '#app/core/contributions/registries'
import { day, oneOf } from '#app/core/validators/query'
import type { ReportDefinition } from '#app/insights/domain/report_definition'
import { REPORT_SUBJECTS, type ReportSubjectKey } from '#app/insights/domain/report_fields'
import { REPORT_PERIODS } from '#app/insights/domain/report_periods'
import { SUBJECT_FACTS } from '#app/insights/domain/report_subjects'
import {
  askedDefinition,
  READY_KEYS,
  READY_REPORTS,
  readyDefinition,
  type ReadyKey,
} from '#app/insights/domain/ready_reports'

/** With what the builder begins, as its address says it. */
export const seedFilters = vine.create({
  ready: oneOf(READY_KEYS, null),
  subject: oneOf(REPORT_SUBJECTS, null),
  period: oneOf(REPORT_PERIODS, null),
  from: day(),
  to: day(),
})
type SeedFilters = Awaited<ReturnType<typeof seedFilters.validate>>

/** A report that is not saved yet: nothing is, until its reader says so. */
export type ReportSeed = { title: string; subject: ReportSubjectKey; definition: ReportDefinition }

/** The report that an address proposes; null for none, and for one that the viewer may not read. Days that end before they begin are left out. */
export function reportSeed(viewer: Viewer, { ready, subject, period, from, to }: SeedFilters): ReportSeed | null {
  const about = ready ? READY_REPORTS[ready].subject : subject
  if (about === null || !viewer.may(SUBJECT_FACTS[about].permission)) return null
  if (ready)
    return {
      title: translateFor(viewer, `insights.ready.${ready}`),
      subject: about,
      definition: readyDefinition(ready),
    }
  const isWrong = period === 'custom' && (from === null || to === null || to < from)
  const days =
    period === null || isWrong ? null : { period, ...(period === 'custom' ? { from, to } : { from: null, to: null }) }
  const name = translateFor(viewer, `insights.reports.subject.${about}`)
  return { title: name, subject: about, definition: askedDefinition(about, days) }
}

/** The ready-made reports that a viewer may read. */
export const offeredReady = (viewer: Viewer): { key: ReadyKey; subject: ReportSubjectKey }[] =>
  READY_KEYS.map((key) => ({ key, subject: READY_REPORTS[key].subject as ReportSubjectKey })).filter(({ subject }) =>
    viewer.may(SUBJECT_FACTS[subject].permission)
  )
