import { Link } from '@inertiajs/react'
import { DateTime } from '~/components/display/date_time'
import { Money } from '~/components/display/money'
import { useMessages } from '~/hooks/use_messages'
import { Answer } from './answer'
import { matterAddress, type Due } from './types'

/** What the client owes, in all their matters. */
export function TodayDues({ dues }: { dues: (Due & { matter: string })[] }) {
  const t = useMessages()
  return (
    <Answer title={t('portal.dues.title')}>
      {dues.length === 0 && <p className="mt-1.5 text-fg-muted">{t('portal.dues.none')}</p>}
      <ul className="mt-1">
        {dues.map(({ matterId, amount, currency, dueOn, text, matter }, place) => (
          <li key={place} className="border-line-subtle not-first:border-t">
            <Link
              href={`${matterAddress(matterId)}#dues`}
              className="-mx-2 grid min-h-14 content-center rounded-lg px-2 py-2.5 hover:bg-surface-hover"
            >
              <span className="text-lg font-semibold">
                <Money amount={amount} currency={currency} />
              </span>
              <span className="text-base">
                {dueOn && t.rich('portal.dues.due', { day: () => <DateTime value={dueOn} format="weekday-long" /> })}{' '}
                {text}
              </span>
              <span className="text-sm wrap-break-word text-fg-muted">{matter}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Answer>
  )
}
