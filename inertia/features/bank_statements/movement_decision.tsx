import { Button } from '~/components/actions/button'
import { TextLink } from '~/components/actions/text_link'
import { DateTime } from '~/components/display/date_time'
import { FormError } from '~/components/forms/form_error'
import { paymentAddress } from '~/features/payments/address'
import { useMessages } from '~/hooks/use_messages'
import type { MovementLine } from './types'
import { useDecision } from './use_decision'

/** What was decided about a movement, by whom and when, and how it is taken back. */
export function MovementDecision({ movement, canEdit }: { movement: MovementLine; canEdit: boolean }) {
  const t = useMessages()
  const { unlink, restore, isBusy, error } = useDecision(movement)
  const { state, payment, reason, decidedBy, decidedAt } = movement
  const by = decidedAt && (
    <span className="text-fg-muted">
      {t('bank_statements.movement.decided', { name: decidedBy ?? '' })} <DateTime value={decidedAt} format="short" />
    </span>
  )
  return (
    <>
      {state === 'matched' && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          {payment ? (
            <span>
              <TextLink href={paymentAddress(payment.id)}>{t('payments.name', { number: payment.number })}</TextLink>
              {` · ${payment.clientName}`}
              {payment.inReview && ` · ${t('payments.state.review')}`}
            </span>
          ) : (
            <span>{t('bank_statements.movement.hidden_payment')}</span>
          )}
          {by}
          {canEdit && payment && (
            <Button size="sm" variant="ghost" onClick={unlink} disabled={isBusy}>
              {t('bank_statements.unlink.verb')}
            </Button>
          )}
        </div>
      )}
      {state === 'matched' && payment?.made && (
        <p className="text-sm text-fg-muted">{t('bank_statements.unlink.help')}</p>
      )}
      {state === 'ignored' && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="wrap-anywhere">{reason}</span>
          {by}
          {canEdit && (
            <Button size="sm" variant="ghost" onClick={restore} disabled={isBusy}>
              {t('bank_statements.ignore.undo')}
            </Button>
          )}
        </div>
      )}
      <FormError>{error}</FormError>
    </>
  )
}
