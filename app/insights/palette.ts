import { route } from '#app/core/addresses'
import { partsOf } from '#app/core/contributions/define_module'
import { paletteProviders, type Viewer } from '#app/core/contributions/registries'
import { translateFor } from '#app/core/messages/catalogue'
import { searchFold } from '#app/core/text/fold'
import { askedPhrase, type Asked } from '#app/insights/domain/asked_phrase'
import { READY_REPORTS, type AskedDays } from '#app/insights/domain/ready_reports'
import { SUBJECT_FACTS } from '#app/insights/domain/report_subjects'
import { PERIODS } from '#app/insights/domain/periods'
import { reportSpan } from '#app/insights/domain/report_periods'
import Report from '#app/insights/models/report'
import { todayIn } from '#app/workspaces/queries/today_in'

/** «reporte de cobranza»: the words that say what is looked for, not which one. */
const LEADING = /^(reportes?|reports?)( (de|del|of))? /

const MAX_READ = 500

/** Saved reports by their titles, for who reads reports. */
const savedReports = partsOf(paletteProviders, {
  key: 'reports',
  order: 70,
  async search(viewer, text, limit) {
    if (viewer.workspaceId === null || !viewer.may('reportes:leer')) return []
    const words = searchFold(text).replace(LEADING, '').split(' ').filter(Boolean)
    if (words.length === 0) return []
    const reports = await Report.seenBy({ userId: viewer.userId, workspaceId: viewer.workspaceId })
      .orderBy('reports.title')
      .limit(MAX_READ)
      .select('reports.id', 'reports.title', 'reports.subject')
    return reports
      .filter(({ title }) => words.every((word) => searchFold(title).includes(word)))
      .slice(0, limit)
      .map(({ id, title, subject }) => ({
        title,
        context: translateFor(viewer, `insights.reports.subject.${subject}`),
        href: route('law_firm.reports.show', { id }),
      }))
  },
})

/** «reporte de cobranza de octubre», "statistics of 2026": a report that opens without being saved, or the statistics of those days. */
const askedReports = partsOf(paletteProviders, {
  key: 'insights.asked',
  order: 6,
  async search(viewer, text) {
    if (viewer.workspaceId === null) return []
    const today = await todayIn(viewer.workspaceId)
    const asked = askedPhrase(searchFold(text), today)
    return asked && mayOpen(viewer, asked) ? [itemOf(viewer, asked, today)] : []
  },
})

export const paletteParts = [askedReports, savedReports]

function mayOpen(viewer: Viewer, asked: Asked): boolean {
  if (asked.kind === 'statistics') return viewer.may('estadisticas:leer')
  const subject = asked.kind === 'ready' ? READY_REPORTS[asked.key].subject : asked.subject
  return viewer.may('reportes:crear') && viewer.may(SUBJECT_FACTS[subject].permission)
}

function itemOf(viewer: Viewer, asked: Asked, today: string) {
  const t = (key: string, values = {}) => translateFor(viewer, key, values)
  if (asked.kind === 'statistics')
    return {
      title: t('insights.palette.statistics'),
      context: asked.days ? daysOf(t, asked.days) : '',
      href: route('law_firm.statistics.show', {}, asked.days ? statisticsDays(asked.days, today) : {}),
    }
  if (asked.kind === 'ready') {
    const title = t('insights.palette.report', { title: t(`insights.ready.${asked.key}`) })
    const href = route('law_firm.reports.create', {}, { ready: asked.key })
    return { title, context: t('insights.palette.not_saved'), href }
  }
  const { subject, days } = asked
  return {
    title: t('insights.palette.report', { title: t(`insights.reports.subject.${subject}`) }),
    context: days ? daysOf(t, days) : t('insights.palette.not_saved'),
    href: route('law_firm.reports.create', {}, { subject, ...(days && addressOf(days)) }),
  }
}

const addressOf = ({ period, from, to }: AskedDays) => ({ period, ...(from && { from }), ...(to && { to }) })

/** The statistics know fewer spans by name; others are typed for them. */
function statisticsDays(days: AskedDays, today: string): Record<string, string> {
  const { period } = days
  if (PERIODS.some((each) => each === period)) return addressOf(days)
  const { from, to } = reportSpan(period as Exclude<typeof period, 'custom'>, today)
  return { period: 'custom', from: from ?? today, to: to ?? today }
}

const daysOf = (t: (key: string, values?: object) => string, { period, from, to }: AskedDays): string =>
  period === 'custom' ? t('insights.palette.days', { from, to }) : t(`insights.period.${period}`)
