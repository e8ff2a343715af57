import type { Currency } from '#app/core/money'
import { MILLION, scaled } from '#app/billing/domain/charge_amounts'

/** What may be charged of an agreement: the fixed fee, a stage, a share of what is obtained, an iguala. Hours are charged as concepts of time. */
export const AGREED_PARTS = ['fixed', 'stage', 'share', 'monthly'] as const
export type AgreedPart = (typeof AGREED_PARTS)[number]

/** Limits of an agreement. */
export const AGREEMENT_LIMITS = { stages: 30, rates: 50, name: 200, base: 500, notes: 2_000 } as const

/** A stage as the form has it; one that is there already has its id. */
export interface StageFields {
  id: number | null
  name: string
  amount: number
}

/** What was agreed, as the form has it: what is null was not agreed. Money in centavos before taxes, the share in millionths. */
export interface AgreementFields {
  currency: Currency
  monthlyAmount: number | null
  fixedAmount: number | null
  hourlyRate: number | null
  share: number | null
  shareBase: string | null
  notes: string | null
  stages: StageFields[]
  /** What an hour of somebody costs, where it is not the rate of all. */
  rates: { userId: number; rate: number }[]
}

/** What was charged of an agreement, in centavos before taxes. */
export interface ChargedPart {
  part: AgreedPart
  stageId: number | null
  amount: number
}

/** How an agreement stands, in centavos: `left` is what of the fixed fee and the stages was not charged yet. */
export type Standing = {
  agreed: number
  charged: number
  left: number
  fixedLeft: number | null
}

/** The share of what was obtained, rounded half up to the centavo. */
export const shareOf = (obtained: number, share: number): number => scaled(obtained, share, MILLION)

/** Adds up an agreement. Shares and igualas have no sum that was agreed: they count in `charged` alone. */
export function standingOf(
  { fixedAmount, stages }: Pick<AgreementFields, 'fixedAmount'> & { stages: { amount: number }[] },
  charged: readonly ChargedPart[]
): Standing {
  const sum = (of: readonly { amount: number }[]) => of.reduce((total, { amount }) => total + amount, 0)
  const ofParts = (...parts: AgreedPart[]) => sum(charged.filter(({ part }) => parts.includes(part)))
  const agreed = (fixedAmount ?? 0) + sum(stages)
  const fixedLeft = fixedAmount === null ? null : Math.max(fixedAmount - ofParts('fixed'), 0)
  const left = (fixedLeft ?? 0) + Math.max(sum(stages) - ofParts('stage'), 0)
  return { agreed, charged: sum(charged), left, fixedLeft }
}
