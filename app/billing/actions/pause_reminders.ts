import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import type Charge from '#app/billing/models/charge'
import ReminderPause from '#app/billing/models/reminder_pause'
import type Client from '#app/clients/models/client'
import { changingMoney } from './changing_money.js'
import { holdAccount, lockCharge } from './hold_account.js'
import { logCharge } from './log_charge.js'

/** Has no reminders go out for a charge or a client, or has them go out again. What is so already stays so. */
export class PauseReminders {
  charge(author: Author, charge: Charge, isPaused: boolean): Promise<void> {
    const { id: chargeId, clientId, workspaceId } = charge
    return changingMoney(async (trx) => {
      const current = await lockCharge(trx, charge)
      const own = () => ReminderPause.in({ id: workspaceId }, trx).where({ chargeId })
      const pause = await own().first()
      if ((pause !== null) === isPaused) return
      if (pause) await own().delete()
      else
        await ReminderPause.create(
          { workspaceId, clientId, chargeId, pausedById: author.userId, createdAt: clock.now() },
          { client: trx }
        )
      await logCharge(trx, author, current, {
        action: isPaused ? 'charge.reminders_paused' : 'charge.reminders_resumed',
      })
    })
  }

  client(author: Author, client: Client, isPaused: boolean): Promise<void> {
    const { id: clientId, workspaceId } = client
    return changingMoney(async (trx) => {
      await holdAccount(trx, { id: workspaceId }, clientId)
      const own = () => ReminderPause.in({ id: workspaceId }, trx).where({ clientId }).whereNull('charge_id')
      const pause = await own().first()
      if ((pause !== null) === isPaused) return
      if (pause) await own().delete()
      else
        await ReminderPause.create(
          { workspaceId, clientId, chargeId: null, pausedById: author.userId, createdAt: clock.now() },
          { client: trx }
        )
      const action = isPaused ? 'account_statement.reminders_paused' : 'account_statement.reminders_resumed'
      await record(trx, author, { workspaceId, action, subject: { type: 'client', id: clientId } })
    })
  }
}
