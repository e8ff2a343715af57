import type { Trx } from '#app/core/database/trx'
import type { Currency } from '#app/core/money'
import FeeAgreement from '#app/fees/models/fee_agreement'
import FeeRate from '#app/fees/models/fee_rate'

/** What an hour of somebody costs in a matter: their own rate, that of the agreement, or nothing when none was agreed. In centavos. */
export async function rateOf(
  { id: matterId }: { id: number },
  userId: number,
  trx?: Trx
): Promise<{ currency: Currency; rate: number | null }> {
  const agreement = await FeeAgreement.byKey('matter_id', matterId, trx).first()
  const own = await FeeRate.byKey('matter_id', matterId, trx).where({ user_id: userId }).first()
  return { currency: agreement?.currency ?? 'MXN', rate: own?.rate ?? agreement?.hourlyRate ?? null }
}
