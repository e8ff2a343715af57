import { DateTime } from '~/components/display/date_time'
import { Money } from '~/components/display/money'
import { TextLink } from '~/components/actions/text_link'
import { useMessages } from '~/hooks/use_messages'
import { Answer, Big } from './answer'
import type { Due } from './types'

/** What the client owes. Only drawn where something knows of money: no figure is made up. */
export function DuesAnswer({ dues }: { dues: Due[] }) {
  const t = useMessages()
  return (
    <Answer title={t('portal.dues.title')} anchor="dues">
      {dues.length === 0 && <p className="mt-1.5 text-fg-muted">{t('portal.dues.none')}</p>}
      {dues.map(({ amount, currency, dueOn, text, href }, place) => (
        <div key={place} className="border-line-subtle not-first:mt-3 not-first:border-t">
          <Big>
            <Money amount={amount} currency={currency} />
          </Big>
          <p className="mt-1 text-fg-muted">
            {dueOn && t.rich('portal.dues.due', { day: () => <DateTime value={dueOn} format="weekday-long" /> })} {text}
          </p>
          {href && <TextLink href={href}>{t('portal.dues.open')}</TextLink>}
        </div>
      ))}
    </Answer>
  )
}
