import db from '@adonisjs/lucid/services/db'
import type { BrokenBalance } from '#app/core/contributions/balance_checks'
import { rowsBy } from '#app/core/tenancy/rows'

/** So many rows of a kind say enough. */
const MOST = 20

/** What of the money that a firm holds for its clients does not add up: movements whose balance is not that before plus their amount, and funds that hold another sum than that of their movements. */
export async function brokenFunds(workspaceId: number): Promise<BrokenBalance[]> {
  const found: BrokenBalance[] = []
  for (const [table, query] of [
    ['client_funds', brokenSums(workspaceId)],
    ['fund_movements', brokenMovements(workspaceId)],
  ] as const)
    for (const { id } of await query.limit(MOST)) found.push({ table, id: Number(id) })
  return found
}

const rowsOf = (table: string, workspaceId: number) => rowsBy(db, table, { [`${table}.workspace_id`]: workspaceId })

/** The balance of a fund is the sum of its movements, which are numbered from one on. */
function brokenSums(workspaceId: number) {
  const own = (what: string) => `(SELECT ${what} FROM fund_movements
    WHERE fund_movements.workspace_id = client_funds.workspace_id AND fund_movements.fund_id = client_funds.id)`
  return rowsOf('client_funds', workspaceId)
    .where((broken) => {
      void broken
        .whereRaw(`client_funds.balance <> ${own('COALESCE(SUM(fund_movements.amount), 0)')}`)
        .orWhereRaw(`client_funds.movements <> ${own('COUNT(*)')}`)
        .orWhereRaw(`client_funds.movements <> ${own('COALESCE(MAX(fund_movements.number), 0)')}`)
        .orWhere('client_funds.balance', '<', 0)
    })
    .select('client_funds.id')
}

/** The balance after a movement is that after the one before it, and its amount; both are of the matter of the fund. */
function brokenMovements(workspaceId: number) {
  return rowsOf('fund_movements', workspaceId)
    .join('client_funds', 'client_funds.id', 'fund_movements.fund_id')
    .joinRaw(
      'LEFT JOIN fund_movements earlier ON earlier.fund_id = fund_movements.fund_id AND earlier.number = fund_movements.number - 1'
    )
    .where((broken) => {
      void broken
        .whereRaw('fund_movements.balance <> COALESCE(earlier.balance, 0) + fund_movements.amount')
        .orWhereRaw('fund_movements.number < 1 OR (fund_movements.number > 1 AND earlier.id IS NULL)')
        .orWhereColumn('fund_movements.matter_id', '<>', 'client_funds.matter_id')
    })
    .select('fund_movements.id')
}
