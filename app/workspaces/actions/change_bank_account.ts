import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { bankOf } from '#app/core/clabe'
import { seal } from '#app/core/encryption/sealed'
import { bankAccountOf, maskedClabe } from '#app/workspaces/domain/bank_account'
import { lockWorkspace } from '#app/workspaces/queries/lock_workspace'

/** Sets the account on which clients pay a firm, or takes it away. It is encrypted in the database; the log keeps its last four digits. */
export class ChangeBankAccount {
  async handle(author: Author, { id }: { id: number }, clabe: string | null): Promise<void> {
    await db.transaction(async (trx) => {
      const firm = await lockWorkspace(trx, { id })
      const before = { clabe: bankAccountOf(firm)?.masked ?? null, bank: firm.bank }
      const bank = clabe && bankOf(clabe)
      await firm.merge({ clabe: clabe && seal(clabe, 'clabe'), bank }).save()
      const after = { clabe: clabe && maskedClabe(clabe), bank }
      const subject = { type: 'workspace', id }
      await record(trx, author, { workspaceId: id, action: 'workspace.bank_account_changed', subject, before, after })
    })
  }
}
