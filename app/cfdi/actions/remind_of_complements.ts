import db from '@adonisjs/lucid/services/db'
import { eachItem, notPutOff } from '#app/core/jobs/each_item'
import type { Trx } from '#app/core/database/trx'
import { notBeingFilled } from '#app/core/tasks/firms_being_filled'
import { acrossFirms } from '#app/core/tenancy/rows'
import { saidDay } from '#app/core/text/said_day'
import { firmToday } from '#app/core/time_zone'
import { changingMoney } from '#app/billing/actions/changing_money'
import { pesos } from '#app/billing/domain/pesos'
import Cfdi, { type CfdiQuery } from '#app/cfdi/models/cfdi'
import { missingComplements, type MissingComplement } from '#app/cfdi/queries/planner'
import { addDays } from '#app/deadlines/domain/days'
import { notify } from '#app/notifications/actions/notify'
import Workspace from '#app/workspaces/models/workspace'
import { peopleWho } from '#app/workspaces/queries/members/memberships'

const JOB = 'payment_complements'

/** Days before a complement is due from which it is told. */
const AHEAD_DAYS = 3

/**
 * Tells who may upload tax documents of the payment complements that are about to be due: of each invoice and due day once, whoever runs it how often. A firm that fails holds up no
 * other. Returns how many firms were looked at.
 */
export async function remindOfComplements(isStopping = () => false): Promise<number> {
  const firms = await acrossFirms(db, 'cfdis')
    .where({ type: 'I', method: 'PPD', direction: 'issued' })
    .whereNotNull('charge_id')
    .where(notPutOff(JOB, 'cfdis.workspace_id'))
    .where(notBeingFilled('cfdis.workspace_id'))
    .distinct('workspace_id')
    .orderBy('workspace_id')
  const ids = firms.map(({ workspace_id: id }) => Number(id))
  const work = (id: number) => changingMoney((trx) => remindFirm(trx, id))
  return (await eachItem({ job: JOB, ids, isStopping, work })).length
}

async function remindFirm(trx: Trx, workspaceId: number): Promise<number> {
  const firm = await Workspace.findOrFail(workspaceId, { client: trx })
  const until = addDays(firmToday(firm), AHEAD_DAYS)
  const all = await missingComplements(firm, Cfdi.in(firm, trx) as CfdiQuery, { trx })
  const due = all.filter(({ dueOn }) => dueOn <= until)
  if (due.length === 0) return 0
  const able = await peopleWho('facturas:crear', workspaceId, trx)
  for (const userId of able) await remindPerson(trx, { userId, workspaceId, due })
  return due.length
}

/** Of what they may know of. */
async function remindPerson(
  trx: Trx,
  { userId, workspaceId, due }: { userId: number; workspaceId: number; due: MissingComplement[] }
): Promise<void> {
  const ids = due.map(({ cfdi }) => cfdi.id)
  const seen = await Cfdi.seenBy({ userId, workspaceId }, trx).whereIn('cfdis.id', ids).select('cfdis.id')
  const readable = new Set(seen.map(({ id }) => id))
  for (const { cfdi, dueOn, missing } of due.filter(({ cfdi: { id } }) => readable.has(id)))
    await notify(trx, {
      kind: 'complement_due',
      to: [userId],
      actorId: null,
      workspaceId,
      values: { reference: cfdi.reference, day: saidDay(dueOn), amount: `${pesos(missing)} ${cfdi.currency}` },
      subject: { type: 'cfdi', id: cfdi.id },
      key: `complement:${cfdi.id}:${dueOn}`,
    })
}
