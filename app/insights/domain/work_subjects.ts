import { STATES } from '#app/activities/domain/activity_fields'
import { choice, day, instant, person, text, type ReportSubjectFacts } from './report_fields.js'

const OF_ARCHIVED = choice('archived', 'dossiers.archived', 'insights.archived.', ['0', '1'])

/** Activities of the matters of a firm. */
export const activities: ReportSubjectFacts = {
  key: 'activities',
  permission: 'expedientes:leer',
  idSql: 'activities.id',
  usual: ['title', 'matter', 'assignee', 'due', 'state'],
  fields: [
    text('title', 'activities.title'),
    text('matter', 'dossiers.reference'),
    text('matter_title', 'dossiers.title'),
    OF_ARCHIVED,
    person('assignee', 'activities.assignee_id'),
    choice('state', 'activities.state', 'activities.state.', STATES),
    day('due', 'activities.due_on'),
    instant('resolved', 'activities.resolved_at'),
    instant('created', 'activities.created_at'),
  ],
}

/** Deadlines of the matters of a firm. */
export const deadlines: ReportSubjectFacts = {
  key: 'deadlines',
  permission: 'expedientes:leer',
  idSql: 'matter_deadlines.id',
  usual: ['title', 'matter', 'last_day', 'status', 'responsible'],
  fields: [
    text('title', 'matter_deadlines.title'),
    text('matter', 'dossiers.reference'),
    text('matter_title', 'dossiers.title'),
    OF_ARCHIVED,
    person('responsible', 'matter_deadlines.responsible_id'),
    choice('status', 'matter_deadlines.status', 'docket.status.', [
      'proposed',
      'confirmed',
      'met',
      'missed',
      'not_due',
    ]),
    day('last_day', 'matter_deadlines.last_day'),
    day('met_on', 'matter_deadlines.met_on'),
  ],
}
