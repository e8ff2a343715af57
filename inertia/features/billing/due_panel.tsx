import { Link } from '@inertiajs/react'
import { TextLink } from '~/components/actions/text_link'
import { Money } from '~/components/display/money'
import { Panel } from '~/components/layout/panel'
import { LIST, listAddress } from '~/features/charges/list/address'
import type { PanelProps } from '~/features/home/panel_parts'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'

type Due = PanelProps<'billing.due'>['content']
type Sums = Due['overdue']

/** The money that is due: what is overdue, what is due within a week, and payments that wait for a review. */
export default function DuePanel({ content: { overdue, week, review, weekEnd, today } }: PanelProps<'billing.due'>) {
  const t = useMessages()
  const lines: { key: string; label: MessageId; sums: Sums; href: string; isLate?: true }[] = [
    {
      key: 'overdue',
      label: 'billing.home.overdue',
      sums: overdue,
      href: listAddress({ tab: 'overdue' }),
      isLate: true,
    },
    { key: 'week', label: 'billing.home.week', sums: week, href: listAddress({ dueFrom: today, dueTo: weekEnd }) },
    {
      key: 'review',
      label: 'billing.home.review',
      sums: review,
      href: route('law_firm.payments.index', {}, { state: 'review' }),
    },
  ]
  return (
    <Panel
      flush
      title={t('billing.home.title')}
      end={
        <TextLink href={LIST} className="text-sm">
          {t('billing.home.all')}
        </TextLink>
      }
    >
      <ul>
        {lines
          .filter(({ sums }) => sums.count > 0)
          .map(({ key, label, sums, href, isLate }) => (
            <li
              key={key}
              className="relative flex items-baseline gap-3 border-t border-line-subtle px-3.5 py-2.5 hover:bg-surface-hover"
            >
              <Link href={href} className="min-w-0 flex-1 after:absolute after:inset-0">
                {t(label, { count: sums.count })}
              </Link>
              <span className="grid justify-items-end font-medium">
                {sums.amounts.map(({ amount, currency }) => (
                  <Money key={currency} {...{ amount, currency }} tone={isLate ? 'danger' : undefined} />
                ))}
              </span>
            </li>
          ))}
      </ul>
    </Panel>
  )
}
