import { balanceChecks } from '#app/core/contributions/balance_checks'
import { TaskFailed } from '#app/core/tasks/task_kinds'

/** Money whose amounts do not follow from each other, to the centavo, belongs to no archive of this product: charges, payments, funds of clients. */
export async function checkMoney(firm: number): Promise<void> {
  for (const { broken } of balanceChecks.all()) {
    const [row] = await broken(firm)
    if (row) throw new TaskFailed('transfers.restore.error.amounts', { table: row.table })
  }
}
