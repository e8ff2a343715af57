/** How something was paid; `fund` is what the firm held for the client (provisión de gastos). */
export const PAYMENT_METHODS = [
  'transfer',
  'cash',
  'check',
  'credit_card',
  'debit_card',
  'deposit',
  'fund',
  'other',
] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Those that a person chooses. */
export const CHOSEN_METHODS = PAYMENT_METHODS.filter((method) => method !== 'fund')

/** Keys of the SAT's catalogue c_FormaPago. */
export const SAT_PAYMENT_FORMS: Record<PaymentMethod, string> = {
  transfer: '03',
  cash: '01',
  check: '02',
  credit_card: '04',
  debit_card: '28',
  deposit: '01',
  fund: '17',
  other: '99',
}
