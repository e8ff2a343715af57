import { ButtonLink } from '~/components/actions/button_link'
import { Money } from '~/components/display/money'
import { Details } from '~/components/layout/details'
import { Answer } from '~/features/portal/answer'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { DueLine } from './due_line'
import { FileLink } from './file_link'
import { OwedFigures } from './owed_figures'
import { InReview } from './owed_panel'
import type { OwedCharge, OwedTotal } from './types'

/** What a client owes the firm: how much in all, and each charge with its day and the way to send its proof. */
export function OwedAnswer({ totals, owed }: { totals: OwedTotal[]; owed: OwedCharge[] }) {
  const t = useMessages()
  return (
    <Answer title={t('portal_account.question')}>
      <OwedFigures totals={totals} />
      <ul className="mt-3 grid gap-3">
        {owed.map((charge) => (
          <OwedLine key={charge.id} charge={charge} />
        ))}
      </ul>
    </Answer>
  )
}

function OwedLine({ charge }: { charge: OwedCharge }) {
  const t = useMessages()
  const { id, reference, concepts, dueOn, isOverdue, currency, total, remaining, notes, inReview } = charge
  const title = concepts[0]?.description ?? t('portal_account.charge', { reference })
  return (
    <li id={`charge-${id}`} className="grid scroll-mt-16 gap-2 rounded-lg border border-line p-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 font-semibold wrap-break-word">{title}</h3>
        <Money amount={remaining} currency={currency} className="text-lg font-semibold" />
      </div>
      <p className="flex flex-wrap justify-between gap-x-4">
        <DueLine {...{ dueOn, isOverdue }} />
        {remaining !== total && (
          <span className="text-sm text-fg-muted">
            {t.rich('portal_account.of_total', { total: () => <Money amount={total} currency={currency} /> })}
          </span>
        )}
      </p>
      <p className="text-sm text-fg-muted">{t('portal_account.charge', { reference })}</p>
      {inReview > 0 && <InReview amount={inReview} currency={currency} />}
      {(concepts.length > 1 || notes) && (
        <Details summary={t('portal_account.concepts')}>
          <ul className="grid gap-1 text-sm">
            {concepts.map(({ description, amount }, place) => (
              <li key={place} className="flex flex-wrap justify-between gap-x-4">
                <span className="min-w-0 wrap-break-word">{description}</span>
                <Money amount={amount} currency={currency} />
              </li>
            ))}
          </ul>
          {notes && <p className="mt-2 text-sm wrap-break-word whitespace-pre-line text-fg-muted">{notes}</p>}
        </Details>
      )}
      <p>
        <FileLink href={route('portal.account_charges.pdf', { id })}>{t('portal_account.pdf')}</FileLink>
      </p>
      <ButtonLink
        size="lg"
        className="max-md:w-full"
        href={route('portal.account_payments.create', { id })}
        aria-label={t('portal_account.send_for', { reference })}
      >
        {t('portal_account.send')}
      </ButtonLink>
    </li>
  )
}
