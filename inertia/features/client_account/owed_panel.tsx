import { Link } from '@inertiajs/react'
import { ButtonLink } from '~/components/actions/button_link'
import { Money } from '~/components/display/money'
import type { PanelProps } from '~/features/home/panel_parts'
import { Answer } from '~/features/portal/answer'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { DueLine } from './due_line'
import { OwedFigures } from './owed_figures'

/** Panel of the client's home: what they owe the firm, and what is due first. */
export default function OwedPanel({ content: { totals, charges } }: PanelProps<'billing.owed'>) {
  const t = useMessages()
  return (
    <Answer title={t('portal_account.question')} className="col-span-full">
      <OwedFigures totals={totals} />
      <ul className="mt-1">
        {charges.map(({ id, reference, concept, dueOn, isOverdue, currency, remaining, inReview }) => (
          <li key={id} className="border-line-subtle not-first:border-t">
            <Link
              href={`${route('portal.account.show')}#charge-${id}`}
              className="-mx-2 grid min-h-14 content-center rounded-lg px-2 py-2.5 hover:bg-surface-hover"
            >
              <span className="flex flex-wrap justify-between gap-x-4 font-semibold">
                <span className="min-w-0 wrap-break-word">{concept ?? t('portal_account.charge', { reference })}</span>
                <Money amount={remaining} currency={currency} />
              </span>
              <DueLine {...{ dueOn, isOverdue }} />
              {inReview > 0 && <InReview amount={inReview} currency={currency} />}
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink size="lg" className="mt-3" href={route('portal.account.show')}>
        {t('portal_account.see')}
      </ButtonLink>
    </Answer>
  )
}

/** What the client says to have paid, which the firm has not looked at yet. */
export function InReview({ amount, currency }: { amount: number; currency: 'MXN' | 'USD' }) {
  const t = useMessages()
  return (
    <span className="text-sm text-fg-muted">
      {t.rich('portal_account.in_review', { amount: () => <Money amount={amount} currency={currency} /> })}
    </span>
  )
}
