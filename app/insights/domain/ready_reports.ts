import { usualDefinition, type ReportDefinition, type ReportFilter } from './report_definition.js'
import type { ReportSubjectKey } from './report_fields.js'
import type { ReportPeriod } from './report_periods.js'

/** Of which days a report is asked for; the days are typed when the period is `custom`. */
export interface AskedDays {
  period: ReportPeriod
  from: string | null
  to: string | null
}

/** A report that a firm need not build: its title is `insights.ready.<key>`. */
interface ReadyReport {
  subject: ReportSubjectKey
  columns?: string[]
  filters: ReportFilter[]
  group?: string
  sort?: string
}

const days = (field: string, period: ReportPeriod): ReportFilter => ({
  field,
  values: [],
  period,
  from: null,
  to: null,
})
const values = (field: string, ...chosen: string[]): ReportFilter => ({
  ...{ field, values: chosen, period: null, from: null, to: null },
})

export const READY_REPORTS = {
  charges_of_month: {
    subject: 'charges',
    columns: ['reference', 'client', 'issued', 'due', 'total', 'paid', 'remaining'],
    filters: [days('issued', 'month'), values('state', 'issued', 'written_off')],
    sort: 'issued',
  },
  overdue: {
    subject: 'charges',
    columns: ['reference', 'client', 'due', 'total', 'remaining'],
    filters: [days('due', 'past'), values('state', 'issued'), values('status', 'pending')],
    ...{ group: 'due', sort: 'due' },
  },
  matters_by_lawyer: {
    subject: 'matters',
    filters: [values('status', 'active', 'suspended'), values('archived', '0')],
    ...{ group: 'responsible', sort: 'responsible' },
  },
  matters_still: {
    subject: 'matters',
    columns: ['reference', 'title', 'client', 'responsible', 'updated'],
    filters: [values('status', 'active'), values('archived', '0'), days('updated', 'sixty_days_ago')],
    sort: 'updated',
  },
  deadlines_ahead: {
    subject: 'deadlines',
    filters: [days('last_day', 'four_weeks'), values('status', 'proposed', 'confirmed'), values('archived', '0')],
    sort: 'last_day',
  },
  activities_overdue: {
    subject: 'activities',
    filters: [days('due', 'past'), values('state', 'to_start', 'in_progress'), values('archived', '0')],
    ...{ group: 'assignee', sort: 'due' },
  },
  clients_new: {
    subject: 'clients',
    columns: ['name', 'type', 'email', 'responsible', 'created'],
    filters: [days('created', 'month')],
    sort: 'created',
  },
} satisfies Record<string, ReadyReport>

export type ReadyKey = keyof typeof READY_REPORTS
export const READY_KEYS = Object.keys(READY_REPORTS) as ReadyKey[]

/** The definition of a ready-made report. */
export function readyDefinition(key: ReadyKey): ReportDefinition {
  const { subject, filters, columns, group, sort }: ReadyReport = READY_REPORTS[key]
  const usual = usualDefinition(subject)
  return {
    ...usual,
    columns: columns ?? usual.columns,
    filters: [...filters],
    group: group ?? null,
    sort: sort ?? null,
  }
}

/** The day by which a report of a subject is asked for. */
const DAY_OF: Record<ReportSubjectKey, string> = {
  matters: 'created',
  clients: 'created',
  charges: 'issued',
  payments: 'paid_on',
  activities: 'due',
  deadlines: 'last_day',
}

/** A report on a subject of some days; of charges those with a number that were not called off. */
export function askedDefinition(subject: ReportSubjectKey, asked: AskedDays | null): ReportDefinition {
  const filters: ReportFilter[] = asked ? [{ field: DAY_OF[subject], values: [], ...asked }] : []
  if (subject === 'charges') filters.push(values('state', 'issued', 'written_off'))
  return { ...usualDefinition(subject), filters, sort: DAY_OF[subject] }
}
