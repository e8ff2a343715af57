import { route } from '#app/core/addresses'
import { partsOf } from '#app/core/contributions/define_module'
import { noticeSubjects } from '#app/core/contributions/notice_subjects'
import { noticeKinds, type NoticeKind } from '#app/core/contributions/registries'
import { unreadablePayments } from '#app/billing/queries/unreadable_payments'

const told = (key: string, order: number): NoticeKind => ({
  ...{ key, order, area: 'billing', channels: ['app', 'email'] },
})

/** What is told of payments: that one waits for somebody's word, and what became of it. */
export const paymentNoticeParts = [
  partsOf(noticeKinds, told('payment_to_review', 40), told('client_proof_sent', 41), told('payment_reviewed', 42), {
    ...{ key: 'client_payment_reviewed', order: 58, area: 'portal', channels: ['app', 'email'], toClients: true },
  } as NoticeKind),
  partsOf(noticeSubjects, {
    key: 'payment',
    address: (id: number) => route('law_firm.payments.show', { id }),
    unreadable: unreadablePayments,
  }),
  /** What a client owes a firm, by the id of the firm: theirs as long as they look. */
  partsOf(noticeSubjects, {
    key: 'client_account',
    address: (id: number) => route('portal.account.show', {}, { firm: id }),
  }),
]
