import { ButtonLink } from '~/components/actions/button_link'
import { Money } from '~/components/display/money'
import { Panel } from '~/components/layout/panel'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { FeesContent } from './types'

/** What the firm holds for the client in a matter. */
export function FundSection({ matterId, content: { funds } }: { matterId: number; content: FeesContent }) {
  const t = useMessages()
  return (
    <Panel
      title={t('fees.fund')}
      level={3}
      end={
        <ButtonLink size="sm" href={route('law_firm.client_funds.show', { dossierId: matterId })}>
          {t('fees.fund.open')}
        </ButtonLink>
      }
    >
      {funds.length === 0 ? (
        <p className="text-sm text-fg-muted">{t('fees.fund_empty')}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-8 gap-y-2">
          {funds.map(({ currency, balance }) => (
            <li key={currency}>
              <span className="block text-sm text-fg-subtle">{t('fees.fund_balance')}</span>
              <Money amount={balance} currency={currency} className="text-lg font-semibold" />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
