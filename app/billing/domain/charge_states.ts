/** What a charge is: not sent yet, owed, called off, or given up. */
export const CHARGE_STATES = ['draft', 'issued', 'canceled', 'written_off'] as const
export type ChargeState = (typeof CHARGE_STATES)[number]

/** Whether it counts as paid. What is overdue follows from the due date and is stored nowhere. */
export const CHARGE_STATUSES = ['pending', 'paid'] as const
export type ChargeStatus = (typeof CHARGE_STATUSES)[number]

/** Why a charge has its status: its payments, a write-off, or a person's word (`mark` for paid, `reopened` for pending). */
export type SettledBy = 'payments' | 'write_off' | 'mark' | 'reopened'

/** The tabs of Cobranzas. */
export const CHARGE_TABS = ['pending', 'overdue', 'paid', 'drafts', 'canceled', 'all'] as const
export type ChargeTab = (typeof CHARGE_TABS)[number]
