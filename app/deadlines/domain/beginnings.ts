/** What the day is called that a term runs from, where it is not a notification, by what the term runs from (`RULE_ORIGINS`): message ids. */
const DAY_OF_ORIGIN: Record<string, `deadlines.field.${'in_force_on' | 'ended_on' | 'last_act_on' | 'runs_from'}`> = {
  norm: 'deadlines.field.in_force_on',
  employment: 'deadlines.field.ended_on',
  employer_action: 'deadlines.field.runs_from',
  worker_separation: 'deadlines.field.runs_from',
  work_disability: 'deadlines.field.runs_from',
  work_death: 'deadlines.field.runs_from',
  inactivity: 'deadlines.field.last_act_on',
  limitation: 'deadlines.field.runs_from',
}

/** What the day is called that a term of this origin runs from: a message id. */
export const dayOfOrigin = (origin: string | undefined) =>
  DAY_OF_ORIGIN[origin ?? ''] ?? ('deadlines.field.notified_on' as const)

/** What is asked, and told, of how a term of this origin began: a message id. */
export const beginningOfOrigin = (origin: string | undefined) =>
  DAY_OF_ORIGIN[origin ?? ''] ? ('deadlines.field.beginning' as const) : ('deadlines.field.notification' as const)

/** What the first day of a sheet is called: a message id. */
export const firstDayOfOrigin = (origin: string | undefined) =>
  DAY_OF_ORIGIN[origin ?? ''] ? ('deadlines.phase.beginning' as const) : ('deadlines.phase.notification' as const)
