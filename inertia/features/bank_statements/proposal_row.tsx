import { Button } from '~/components/actions/button'
import { Badge, type BadgeTone } from '~/components/display/badge'
import { Money } from '~/components/display/money'
import { TextLink } from '~/components/actions/text_link'
import { paymentAddress } from '~/features/payments/address'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'
import type { Currency, Proposal } from './types'

const TONES: Record<Proposal['confidence'], BadgeTone> = { high: 'success', medium: 'info', low: 'neutral' }

interface ProposalRowProps {
  proposal: Proposal
  currency: Currency
  isBusy: boolean
  /** Opens the form of a new payment, or says that it is the payment that was recorded. */
  onTake: () => void
}

/** What a movement could be: a payment that was recorded or charges that it could pay, why, and how sure that is. */
export function ProposalRow({ proposal, currency, isBusy, onTake }: ProposalRowProps) {
  const t = useMessages()
  const { payment, client, applications, reasons, confidence } = proposal
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-3 py-2.5">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium wrap-anywhere">{client.name}</span>
          <Badge tone={TONES[confidence]}>{t(`bank_statements.confidence.${confidence}`)}</Badge>
        </p>
        {payment && (
          <p className="text-sm">
            <TextLink href={paymentAddress(payment.id)}>{t('payments.name', { number: payment.number })}</TextLink>
            {payment.inReview && ` · ${t('payments.state.review')}`}
          </p>
        )}
        {applications.map(({ chargeId, reference, amount }) => (
          <p key={chargeId} className="text-sm">
            <TextLink href={route('law_firm.charges.show', { id: chargeId })}>
              {t('payments.page.charge', { reference })}
            </TextLink>
            {' · '}
            <Money amount={amount} currency={currency} />
          </p>
        ))}
        <p className="text-sm text-fg-muted">
          {reasons.map((reason) => t(`bank_statements.why.${reason}` as MessageId)).join(' · ')}
        </p>
      </div>
      <Button size="sm" onClick={onTake} disabled={isBusy}>
        {payment ? t('bank_statements.link.verb', { number: payment.number }) : t('bank_statements.accept.open')}
      </Button>
    </li>
  )
}
