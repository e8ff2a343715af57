import { Badge, type BadgeTone } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { Money } from '~/components/display/money'
import { Answer } from '~/features/portal/answer'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { FileLink } from './file_link'
import type { ClientPayment } from './types'

const TONES: Record<ClientPayment['state'], BadgeTone> = { review: 'warning', accepted: 'success', rejected: 'danger' }

/** What a client paid the firm, and what they say to have paid: whether the firm confirmed it. */
export function PaidAnswer({ payments }: { payments: ClientPayment[] }) {
  const t = useMessages()
  return (
    <Answer title={t('portal_account.paid')}>
      {payments.length === 0 && <p className="mt-1.5 text-fg-muted">{t('portal_account.paid_none')}</p>}
      <ul className="mt-1">
        {payments.map((payment) => (
          <PaidLine key={payment.id} payment={payment} />
        ))}
      </ul>
    </Answer>
  )
}

function PaidLine({ payment }: { payment: ClientPayment }) {
  const t = useMessages()
  const { id, paidOn, method, currency, amount, credit, refunded, state, reason, isMine, hasProof, charges } = payment
  const money = (centavos: number) => ({ amount: () => <Money amount={centavos} currency={currency} /> })
  return (
    <li className="grid gap-1 border-line-subtle py-3 not-first:border-t">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-semibold">
          <DateTime value={paidOn} format="long" />
        </span>
        <Money amount={amount} currency={currency} className="font-semibold" />
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-fg-muted">
        <Badge tone={TONES[state]}>{t(`portal_account.state.${state}`)}</Badge>
        {t(`payments.method.${method}`)}
        {charges.length > 0 && (
          <span>{t('portal_account.for_charges', { count: charges.length, list: charges.join(', ') })}</span>
        )}
      </p>
      {state === 'rejected' && reason && (
        <p className="wrap-break-word">{t('portal_account.rejected_why', { reason })}</p>
      )}
      {credit > 0 && <p className="text-sm">{t.rich('portal_account.credit', money(credit))}</p>}
      {refunded > 0 && <p className="text-sm">{t.rich('portal_account.refunded', money(refunded))}</p>}
      <p className="flex flex-wrap gap-x-5 empty:hidden">
        {state === 'accepted' && (
          <FileLink href={route('portal.account_payments.receipt', { id })}>{t('portal_account.receipt')}</FileLink>
        )}
        {isMine && hasProof && (
          <FileLink href={route('portal.account_proofs.show', { id })}>{t('portal_account.my_proof')}</FileLink>
        )}
      </p>
    </li>
  )
}
