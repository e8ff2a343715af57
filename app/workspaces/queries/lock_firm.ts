import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { TooManyTries } from '#app/core/limits/rate_limiter'
import { toSqlInstant } from '#app/core/models/columns'
import { DAILY_EMAILS } from '#app/workspaces/domain/invitation_rules'
import Invitation from '#app/workspaces/models/invitation'
import Workspace from '#app/workspaces/models/workspace'

const DAY = { hours: 24 } as const

/** Seconds after which a firm that sent all its emails may try again. */
const WHEN_FULL = 3_600

/** Holds a firm until the transaction ends, so that of two who invite the same address one comes after the other. */
export async function lockFirm(trx: TransactionClientContract, firm: { id: number }): Promise<void> {
  await Workspace.query({ client: trx }).where('id', firm.id).select('id').forUpdate().firstOrFail()
}

/** Throws TooManyTries when a firm has sent, with `more`, more emails of invitation within a day than it may. */
export async function assertEmailsLeft(trx: TransactionClientContract, firm: { id: number }, more: number) {
  const since = clock.now().minus(DAY)
  const sent = await Invitation.in(firm, trx)
    .where('sent_at', '>', toSqlInstant(since))
    .count('* as total')
    .pojo<{ total: number | string }>()
    .firstOrFail()
  if (Number(sent.total) + more > DAILY_EMAILS) throw new TooManyTries(WHEN_FULL)
}
