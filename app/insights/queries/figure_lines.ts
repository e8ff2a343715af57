import db from '@adonisjs/lucid/services/db'
import { joinOn } from '#app/core/models/join_on'
import User from '#app/accounts/models/user'
import Client from '#app/clients/models/client'
import ConflictCheck from '#app/conflicts/models/conflict_check'
import type { RowKind } from '#app/insights/domain/figures'
import Matter from '#app/matters/models/matter'
import type { RowsQuery } from './figure_scopes.js'

/** What a row of a kind shows, as columns or SQL: its own key and the id of what it opens, its names, the day (an ISO date or an instant) and what else is told. */
interface Line {
  join?: (query: RowsQuery) => RowsQuery
  key: string
  id: string
  reference: string
  title: string
  on: string
  due?: string
  detail?: string
  /** A name that is told beside the detail: of a person, or of the matter. */
  name?: string
  /** Of time the charge that took it. */
  charge?: string
  days?: () => string
  /** Columns that order the rows, the newest first. */
  order: string[]
}

const customer = (column: string) => (query: RowsQuery) => query.join(...joinOn(Client, column))
const person = (column: string) => (query: RowsQuery) => query.leftJoin(...joinOn(User, column))
/** Time is joined with its matter by its scope in some numbers: here by another name. */
const ofMatter = (column: string) => (query: RowsQuery) => query.join(...joinOn(Matter, column, 'files'))

const HOURS: Line = {
  join: (query) => person('time_entries.user_id')(ofMatter('time_entries.matter_id')(query)),
  ...{ key: 'time_entries.id', id: 'files.id', reference: 'files.reference', title: 'time_entries.description' },
  ...{ on: 'time_entries.worked_on', name: 'users.name', order: ['time_entries.worked_on', 'time_entries.id'] },
}

const LINES: Record<RowKind, Line> = {
  matters: {
    join: person('matters.responsible_id'),
    ...{ key: 'matters.id', id: 'matters.id', reference: 'matters.reference', title: 'matters.title' },
    ...{ on: 'matters.created_at', name: 'users.name', detail: 'matters.status', order: ['matters.id'] },
  },
  charges: {
    join: customer('charges.client_id'),
    ...{ key: 'charges.id', id: 'charges.id', reference: 'charges.reference', title: 'clients.name' },
    ...{ on: 'charges.issued_on', due: 'charges.due_on', detail: 'charges.status' },
    ...{ days: () => 'charges.settled_days', order: ['charges.issued_on', 'charges.id'] },
  },
  payments: {
    join: customer('payments.client_id'),
    ...{ key: 'payments.id', id: 'payments.id', reference: 'payments.number', title: 'clients.name' },
    ...{ on: 'payments.paid_on', detail: 'payments.method', order: ['payments.paid_on', 'payments.id'] },
  },
  concepts: {
    ...{ key: 'charge_items.id', id: 'billed.id', reference: 'billed.reference', title: 'charge_items.description' },
    ...{ on: 'billed.issued_on', name: 'dossiers.reference', order: ['billed.issued_on', 'charge_items.id'] },
  },
  time: { ...HOURS, detail: "coalesce(takers.state, 'free')", charge: 'takers.reference' },
  hours: HOURS,
  expenses: {
    join: ofMatter('matter_expenses.matter_id'),
    ...{ key: 'matter_expenses.id', id: 'files.id', reference: 'files.reference' },
    ...{ title: 'matter_expenses.description', on: 'matter_expenses.spent_on' },
    order: ['matter_expenses.spent_on', 'matter_expenses.id'],
  },
  checks: {
    join: person('conflict_checks.decided_by_id'),
    ...{ key: 'conflict_checks.id', id: 'conflict_checks.id', reference: 'conflict_checks.number' },
    ...{ title: 'conflict_checks.title', on: 'conflict_checks.created_at', detail: 'conflict_checks.decision' },
    ...{ name: 'users.name', days: () => ConflictCheck.daysToDecide(), order: ['conflict_checks.id'] },
  },
  deadlines: {
    join: (query) => person('matter_deadlines.responsible_id')(ofMatter('matter_deadlines.matter_id')(query)),
    ...{ key: 'matter_deadlines.id', id: 'files.id', reference: 'files.reference', title: 'matter_deadlines.title' },
    ...{ on: 'matter_deadlines.last_day', detail: 'matter_deadlines.status', name: 'users.name' },
    order: ['matter_deadlines.last_day', 'matter_deadlines.id'],
  },
  activities: {
    join: (query) => person('activities.assignee_id')(ofMatter('activities.matter_id')(query)),
    ...{ key: 'activities.id', id: 'files.id', reference: 'files.reference', title: 'activities.title' },
    ...{ on: 'activities.due_at', detail: 'activities.state', name: 'users.name' },
    order: ['activities.due_at', 'activities.id'],
  },
}

/** Has a query give the lines of a kind, the newest first; `told` are its amounts as SQL. */
export function selectLines(query: RowsQuery, kind: RowKind, told: Record<'amount' | 'whole', string | null>) {
  const { join, order, days, ...line } = LINES[kind]
  join?.(query)
  const columns = { due: null, detail: null, name: null, charge: null, ...line, ...told, days: days?.() ?? null }
  for (const [name, sql] of Object.entries(columns)) query.select(db.raw(`${sql ?? 'null'} as row_${name}`))
  for (const column of order) query.orderBy(column, 'desc')
  return query
}
