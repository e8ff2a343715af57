import type { Currency } from '#app/core/money'
import { joinOn } from '#app/core/models/join_on'
import Charge from '#app/billing/models/charge'
import { standingOf, type AgreedPart, type Standing } from '#app/fees/domain/agreement'
import FeeAgreement from '#app/fees/models/fee_agreement'
import FeeCharge from '#app/fees/models/fee_charge'
import FeeRate from '#app/fees/models/fee_rate'
import FeeStage from '#app/fees/models/fee_stage'

type InMatter = { id: number; workspaceId: number }

/** What of an agreement was charged, and with which charge. */
export type ChargedLine = {
  id: number
  part: AgreedPart
  stageId: number | null
  amount: number
  obtained: number | null
  chargeId: number
  /** Null for a draft. */
  reference: string | null
  state: Charge['state']
  status: Charge['status']
}

/** What was agreed in a matter, what was charged of it and what is left. Money in centavos, the share in millionths. */
export type AgreementCard = {
  version: number
  currency: Currency
  monthlyAmount: number | null
  fixedAmount: number | null
  hourlyRate: number | null
  share: number | null
  shareBase: string | null
  notes: string | null
  stages: { id: number; name: string; amount: number }[]
  rates: { userId: number; rate: number }[]
  charged: ChargedLine[]
  standing: Standing
}

/** The agreement of a matter; null when nothing was agreed. Four queries. */
export async function agreementCard({ id: matterId, workspaceId }: InMatter): Promise<AgreementCard | null> {
  const firm = { id: workspaceId }
  const agreement = await FeeAgreement.in(firm).where({ matter_id: matterId }).first()
  if (!agreement) return null
  const stages = await FeeStage.in(firm).where({ matter_id: matterId }).orderBy('position')
  const rates = await FeeRate.in(firm).where({ matter_id: matterId }).orderBy('user_id')
  const charged = await chargedLines({ id: matterId, workspaceId })
  const { version, currency, monthlyAmount, fixedAmount, hourlyRate, share, shareBase, notes } = agreement
  return {
    ...{ version, currency, monthlyAmount, fixedAmount, hourlyRate, share, shareBase, notes },
    stages: stages.map(({ id, name, amount }) => ({ id, name, amount })),
    rates: rates.map(({ userId, rate }) => ({ userId, rate })),
    charged,
    standing: standingOf({ fixedAmount, stages }, charged),
  }
}

async function chargedLines({ id: matterId, workspaceId }: InMatter): Promise<ChargedLine[]> {
  const rows = await FeeCharge.in({ id: workspaceId })
    .where('fee_charges.matter_id', matterId)
    .join(...joinOn(Charge, 'fee_charges.charge_id'))
    .select('fee_charges.*', 'charges.reference', 'charges.state', 'charges.status')
    .orderBy('fee_charges.id')
  return rows.map(({ id, part, stageId, amount, obtained, chargeId, $extras }) => {
    const { reference, state, status } = $extras as Pick<ChargedLine, 'reference' | 'state' | 'status'>
    return { id, part, stageId, amount, obtained, chargeId, reference, state, status }
  })
}
