import { Panel } from '~/components/layout/panel'
import { TextLink } from '~/components/actions/text_link'
import { IconButton } from '~/components/actions/icon_button'
import { X } from 'lucide-react'
import { useMessages } from '~/hooks/use_messages'
import { courtAddress } from './address'
import { RulingList } from './ruling_list'
import { Span } from './span'
import type { JudgeDetail } from './types'

/** Where and when somebody judged, and their latest rulings. */
export function JudgePanel({ judge, closeHref }: { judge: JudgeDetail; closeHref: string }) {
  const t = useMessages()
  return (
    <Panel
      title={judge.name}
      end={<IconButton label={t('common.close')} icon={X} size="sm" href={closeHref} />}
      flush
      className="max-desk:order-first"
    >
      <h3 className="px-3.5 pt-1 pb-1.5 text-sm font-semibold text-fg-muted">{t('judiciary.judges.tenures')}</h3>
      <ul className="divide-y divide-line-subtle border-t border-line-subtle">
        {judge.tenures.map(({ id, courtId, court, from, until, isCatalogued }) => (
          <li key={id} className="px-3.5 py-2.5 text-sm">
            <TextLink href={courtAddress(courtId)}>{court}</TextLink>
            <p className="text-fg-muted">
              <Span from={from} until={until} />
              {', '}
              {t(isCatalogued ? 'judiciary.tenures.catalogued' : 'judiciary.tenures.from_rulings')}
            </p>
          </li>
        ))}
      </ul>
      <h3 className="border-t border-line-subtle px-3.5 pt-3 pb-1.5 text-sm font-semibold text-fg-muted">
        {t('judiciary.judges.latest')}{' '}
        <span className="font-normal text-fg-subtle">{t('judiciary.tenures.rulings', { count: judge.total })}</span>
      </h3>
      {judge.rulings.length > 0 ? (
        <RulingList rulings={judge.rulings} />
      ) : (
        <p className="px-3.5 pb-3 text-sm text-fg-muted">{t('judiciary.judges.no_rulings')}</p>
      )}
      <p className="border-t border-line-subtle px-3.5 py-2.5 text-xs text-fg-subtle">
        {t('judiciary.judges.same_name')}
      </p>
    </Panel>
  )
}
