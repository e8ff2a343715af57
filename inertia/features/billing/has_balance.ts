import type { ChargeStanding } from '@generated/fields'

/** Whether a charge has a balance to show: a draft is not owed yet, and what was called off is owed no more. */
export const hasBalance = ({ state }: Pick<ChargeStanding, 'state'>): boolean =>
  state !== 'draft' && state !== 'canceled'
