import type { Trx } from '#app/core/database/trx'
import { joinOn } from '#app/core/models/join_on'
import { rowsBy } from '#app/core/tenancy/rows'
import type Payment from '#app/billing/models/payment'
import PaymentApplication from '#app/billing/models/payment_application'
import Matter from '#app/matters/models/matter'
import MatterTeam from '#app/matters/models/matter_team'
import { peopleWho } from '#app/workspaces/queries/members/memberships'
import type { Permission } from '#app/workspaces/permissions'

/** The people of a firm with a permission who may know of all charges that a payment pays: of those with matters that are limited to a team, only the team. */
export async function peopleSeeingPayment(trx: Trx, payment: Payment, permission: Permission): Promise<number[]> {
  const able = await peopleWho(permission, payment.workspaceId, trx)
  const chargeIds = PaymentApplication.byKey('payment_id', payment.id, trx).select('charge_id')
  const walled: { id: number }[] = await rowsBy(trx, 'charge_matters', { 'charge_matters.charge_id': chargeIds })
    .join(...joinOn(Matter, 'charge_matters.matter_id'))
    .where('matters.private', 1)
    .distinct('matters.id as id')
  let seeing = able
  for (const { id } of walled) {
    const team = new Set(await MatterTeam.idsOf(Number(id), trx))
    seeing = seeing.filter((person) => team.has(person))
  }
  return seeing
}
