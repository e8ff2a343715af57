import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import type BankMovement from '#app/bank_statements/models/bank_movement'
import type BankStatement from '#app/bank_statements/models/bank_statement'

interface Told {
  action: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes what was done with a file of a bank in the log of its firm. */
export const logStatement = (trx: Trx, author: Author, { id, workspaceId, name }: BankStatement, told: Told) =>
  record(trx, author, {
    ...{ workspaceId, subject: { type: 'bank_statement', id }, action: told.action },
    ...(told.before && { before: told.before }),
    after: { name, ...told.after },
  })

/** The same of a movement. */
export const logMovement = (trx: Trx, author: Author, movement: BankMovement, told: Told) => {
  const { id, workspaceId, amount, currency, day } = movement
  return record(trx, author, {
    ...{ workspaceId, subject: { type: 'bank_movement', id }, action: told.action },
    ...(told.before && { before: told.before }),
    after: { amount, currency, day, ...told.after },
  })
}
