import db from '@adonisjs/lucid/services/db'
import { bruteRows, dayOf, sumOf, type Row } from './brute_rows.js'

type Type = 'text' | 'choice' | 'day' | 'instant' | 'money' | 'count' | 'person'
export type Subject = 'matters' | 'clients' | 'charges' | 'payments' | 'activities' | 'deadlines'
export interface Filter {
  field: string
  values: string[]
  period: null
  from: string | null
  to: string | null
}
export interface Definition {
  columns: string[]
  filters: Filter[]
  group: string | null
}

/** The fields of each subject: of which kind, and in which column of its table; one of another table says what it is found by. */
export const FIELDS: Record<Subject, Record<string, { type: Type; column: string }>> = {
  matters: {
    reference: { type: 'text', column: 'reference' },
    title: { type: 'text', column: 'title' },
    materia: { type: 'choice', column: 'materia' },
    status: { type: 'choice', column: 'status' },
    responsible: { type: 'person', column: 'responsible_id' },
    claim_amount: { type: 'money', column: 'claim_amount' },
    created: { type: 'instant', column: 'created_at' },
    updated: { type: 'instant', column: 'updated_at' },
  },
  clients: {
    name: { type: 'text', column: 'name' },
    type: { type: 'choice', column: 'type' },
    created: { type: 'instant', column: 'created_at' },
  },
  charges: {
    reference: { type: 'text', column: 'reference' },
    client: { type: 'text', column: 'client.name' },
    state: { type: 'choice', column: 'state' },
    status: { type: 'choice', column: 'status' },
    currency: { type: 'choice', column: 'currency' },
    issued: { type: 'day', column: 'issued_on' },
    due: { type: 'day', column: 'due_on' },
    settled_days: { type: 'count', column: 'settled_days' },
    total: { type: 'money', column: 'total' },
    paid: { type: 'money', column: 'paid' },
    written_off: { type: 'money', column: 'written_off' },
    remaining: { type: 'money', column: 'remaining' },
  },
  payments: {
    client: { type: 'text', column: 'client.name' },
    state: { type: 'choice', column: 'state' },
    currency: { type: 'choice', column: 'currency' },
    paid_on: { type: 'day', column: 'paid_on' },
    amount: { type: 'money', column: 'amount' },
    applied: { type: 'money', column: 'applied' },
    refunded: { type: 'money', column: 'refunded' },
    credit: { type: 'money', column: 'credit' },
  },
  activities: {
    title: { type: 'text', column: 'title' },
    matter: { type: 'text', column: 'matter.reference' },
    assignee: { type: 'person', column: 'assignee_id' },
    state: { type: 'choice', column: 'state' },
    created: { type: 'instant', column: 'created_at' },
  },
  deadlines: {
    title: { type: 'text', column: 'title' },
    matter: { type: 'text', column: 'matter.reference' },
    responsible: { type: 'person', column: 'responsible_id' },
    status: { type: 'choice', column: 'status' },
    last_day: { type: 'day', column: 'last_day' },
  },
}

const TABLES = { activities: 'activities', deadlines: 'matter_deadlines', charges: 'charges' } as const

/** What a report of a definition says to one of a firm's people, told row by row. */
export async function bruteReport(
  { workspaceId, userId }: { workspaceId: number; userId: number },
  subject: Subject,
  { columns, filters, group }: Definition
) {
  const rows = await bruteRows(workspaceId, userId)
  const clients: Row[] = await db.from('clients').where('workspace_id', workspaceId)
  const people: Row[] = await db.from('users')
  const found = (list: Row[], id: unknown) => list.find((row) => id !== null && Number(row.id) === Number(id))
  const seen: Record<Subject, () => Row[]> = {
    matters: () => rows.all.matters.filter(({ id }) => rows.isSeen(id)),
    clients: () => clients.filter((row) => !row.archived),
    charges: () => rows.all.charges.filter(({ id }) => rows.isChargeSeen(id)),
    payments: () =>
      rows.all.payments.filter(({ id }) =>
        rows.all.payment_applications
          .filter((row) => Number(row.payment_id) === Number(id))
          .every((row) => rows.isChargeSeen(row.charge_id))
      ),
    activities: () => rows.all[TABLES.activities].filter((row) => rows.isSeen(row.matter_id)),
    deadlines: () => rows.all[TABLES.deadlines].filter((row) => rows.isSeen(row.matter_id)),
  }

  /** What a field of a row says; of a person their id. */
  function valueOf(row: Row, key: string): string | number | null {
    const { type, column } = FIELDS[subject][key]!
    if (column === 'remaining' && !(row.state === 'issued' && row.status === 'pending')) return 0
    const value: unknown = column.includes('.')
      ? column.startsWith('client')
        ? found(clients, row.client_id)?.name
        : rows.matterOf(row.matter_id)?.reference
      : row[column]
    if (value === null || value === undefined) return null
    if (type === 'instant') return dayOf(value)
    return ['money', 'count', 'person'].includes(type) ? Number(value) : String(value)
  }
  function isKept(row: Row, { field, values, from, to }: Filter): boolean {
    const value = valueOf(row, field)
    const { type } = FIELDS[subject][field]!
    if (type === 'choice' || type === 'person') return values.length === 0 || values.includes(String(value))
    if (type === 'text')
      return (
        !values[0] ||
        String(value ?? '')
          .toLowerCase()
          .includes(values[0].toLowerCase())
      )
    if (value === null) return from === null && to === null
    const bound = (text: string) => (typeof value === 'number' ? Number(text) : text)
    return (from === null || value >= bound(from)) && (to === null || value <= bound(to))
  }
  const kept = seen[subject]().filter((row) => filters.every((filter) => isKept(row, filter)))
  const currencyOf = (row: Row) => String(row.currency ?? 'MXN')
  const summed = (own: Row[]) => ({
    currency: currencyOf(own[0]!),
    n: own.length,
    sums: columns.map((key) =>
      FIELDS[subject][key]!.type === 'money' ? sumOf(own, (row) => Number(valueOf(row, key) ?? 0)) : null
    ),
  })
  const groupOf = (row: Row) => {
    const value = valueOf(row, group!)
    const { type } = FIELDS[subject][group!]!
    if (type === 'person') return (found(people, value)?.name as string | undefined) ?? null
    return type === 'day' || type === 'instant' ? (value as string | null)?.slice(0, 7) : value
  }
  const grouped = Map.groupBy(kept, (row) => JSON.stringify([group && (groupOf(row) ?? null), currencyOf(row)]))
  return {
    ids: kept.map(({ id }) => Number(id)),
    totals: [...Map.groupBy(kept, currencyOf).values()].map(summed),
    groups: group === null ? [] : [...grouped].map(([key, own]) => ({ ...summed(own), value: JSON.parse(key)[0] })),
    cellsOf: (id: number) => {
      const row = kept.find((each) => Number(each.id) === id)!
      return columns.map((key) => {
        const { type } = FIELDS[subject][key]!
        const value = valueOf(row, key)
        return type === 'person' ? (found(people, value)?.name ?? null) : value
      })
    },
  }
}
