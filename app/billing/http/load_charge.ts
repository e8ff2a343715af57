import type { HttpContext } from '@adonisjs/core/http'
import Charge from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import ChargePolicy from '#app/billing/policies/charge_policy'
import PaymentPolicy from '#app/billing/policies/payment_policy'
import { currentViewer } from '#app/workspaces/viewer'

/** The charge that an address names. One of another firm or behind a wall is not found; NoAccess when the ability is lacking. */
export async function authorizedCharge(
  ctx: HttpContext,
  ability: 'view' | 'edit' | 'delete',
  id: number = ctx.params.id
): Promise<Charge> {
  const charge = await Charge.findSeenBy(currentViewer(ctx), id)
  await ctx.bouncer.with(ChargePolicy).authorize(ability, charge)
  return charge
}

/** The payment that an address names, likewise. */
export async function authorizedPayment(
  ctx: HttpContext,
  ability: 'view' | 'edit' | 'delete',
  id: number = ctx.params.id
): Promise<Payment> {
  const payment = await Payment.findSeenBy(currentViewer(ctx), id)
  await ctx.bouncer.with(PaymentPolicy).authorize(ability, payment)
  return payment
}
