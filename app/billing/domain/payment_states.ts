/** What a payment is: waiting for somebody's word, counting, or turned down. */
export const PAYMENT_STATES = ['review', 'accepted', 'rejected'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]
