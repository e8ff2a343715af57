import db from '@adonisjs/lucid/services/db'
import { joinOn } from '#app/core/models/join_on'
import User from '#app/accounts/models/user'
import type { Currency } from '#app/core/money'
import type { MatterViewer } from '#app/matters/models/matter'
import BankAccount from '#app/bank_statements/models/bank_account'
import BankMovement from '#app/bank_statements/models/bank_movement'
import BankStatement from '#app/bank_statements/models/bank_statement'

const PER_PAGE = 25

/** A file of a bank in the list. */
export type StatementLine = {
  id: number
  name: string
  state: BankStatement['state']
  account: { name: string; lastDigits: string | null; currency: Currency } | null
  firstDay: string | null
  lastDay: string | null
  createdAt: string
  createdBy: string | null
  movements: number
  known: number
  refused: number
  /** Movements that nobody decided about. */
  pending: number
}

/** One page of the files of a firm, the last ones first: two queries. */
export async function listStatements(
  viewer: MatterViewer,
  before: number
): Promise<{ items: StatementLine[]; next: number | null }> {
  const query = BankStatement.in({ id: viewer.workspaceId ?? 0 })
    .leftJoin(...joinOn(User, 'bank_statements.created_by_id'))
    .leftJoin(...joinOn(BankAccount, 'bank_statements.account_id'))
  if (before) void query.where('bank_statements.id', '<', before)
  const names = ['id', 'name', 'state', 'first_day', 'last_day', 'created_at', 'movement_count', 'known_count']
  const rows = await query
    .orderBy('bank_statements.id', 'desc')
    .limit(PER_PAGE + 1)
    .select([...names, 'refused_count'].map((name) => `bank_statements.${name}`))
    .select('users.name as created_by', 'bank_accounts.name as account_name', 'bank_accounts.last_digits')
    .select('bank_accounts.currency as account_currency')
  const shown = rows.slice(0, PER_PAGE)
  const pending = await pendingOf(
    viewer,
    shown.map(({ id }) => id)
  )
  const items = shown.map((row) => ({
    ...{ id: row.id, name: row.name, state: row.state, firstDay: row.firstDay, lastDay: row.lastDay },
    account: accountOf(row.$extras),
    ...{ createdAt: row.createdAt.toISO()!, createdBy: (row.$extras.created_by as string | null) ?? null },
    ...{ movements: row.movementCount, known: row.knownCount, refused: row.refusedCount },
    pending: pending.get(row.id) ?? 0,
  }))
  return { items, next: rows.length > PER_PAGE ? items.at(-1)!.id : null }
}

const accountOf = ({ account_name: name, last_digits: digits, account_currency: currency }: Record<string, unknown>) =>
  name ? { name: String(name), lastDigits: (digits as string | null) ?? null, currency: currency as Currency } : null

async function pendingOf(viewer: MatterViewer, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await BankMovement.in({ id: viewer.workspaceId ?? 0 })
    .whereIn('bank_movements.statement_id', ids)
    .where('bank_movements.state', 'pending')
    .groupBy('bank_movements.statement_id')
    .select('bank_movements.statement_id', db.raw('count(*) as total'))
    .pojo<{ statement_id: number; total: number | string }>()
  return new Map(rows.map((row) => [Number(row.statement_id), Number(row.total)]))
}
