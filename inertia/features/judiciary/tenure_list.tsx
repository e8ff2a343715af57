import { Link } from '@inertiajs/react'
import { cx } from '~/components/cx'
import { Panel } from '~/components/layout/panel'
import { TextLink } from '~/components/actions/text_link'
import { useMessages } from '~/hooks/use_messages'
import { courtAddress, judgesAddress } from './address'
import { Share } from './share'
import { Span } from './span'
import type { Tenure } from './types'

interface TenureListProps {
  courtId: number
  tenures: Tenure[]
  /** Key of the one whose figures are shown. */
  chosen: string
}

/** How many outcomes are told of each. */
const SHOWN = 3

/** Who sat in a court and when; the shares of each are of their own rulings in that time only. */
export function TenureList({ courtId, tenures, chosen }: TenureListProps) {
  const t = useMessages()
  return (
    <Panel title={t('judiciary.tenures')} flush>
      {tenures.length === 0 && <p className="px-3.5 pb-3.5 text-sm text-fg-muted">{t('judiciary.tenures.none')}</p>}
      <ul className="divide-y divide-line-subtle border-t border-line-subtle">
        {tenures.map((tenure) => (
          <li key={tenure.key} className={cx('px-3.5 py-2.5 text-sm', tenure.key === chosen && 'bg-accent-subtle')}>
            <TextLink href={judgesAddress({ judge: tenure.judgeId })} className="font-semibold">
              {tenure.judge}
            </TextLink>
            <p className="text-fg-muted">
              <Span from={tenure.from} until={tenure.until} />
              {', '}
              {t(tenure.isCatalogued ? 'judiciary.tenures.catalogued' : 'judiciary.tenures.from_rulings')}
            </p>
            <p className="mt-0.5">
              <Link
                href={courtAddress(courtId, { tenure: tenure.key })}
                preserveScroll
                aria-current={tenure.key === chosen ? 'true' : undefined}
                className="link inline-flex min-h-6 items-center"
              >
                {t('judiciary.tenures.rulings', { count: tenure.rulings })}
              </Link>
            </p>
            {tenure.rulings > 0 && (
              <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 items-center text-xs">
                {tenure.outcomes.slice(0, SHOWN).map(({ outcome, count, rate }) => (
                  <div key={outcome} className="contents">
                    <dt>
                      <Link
                        href={courtAddress(courtId, { tenure: tenure.key, outcome })}
                        preserveScroll
                        className="link inline-flex min-h-6 items-center"
                      >
                        {outcome} ({count})
                      </Link>
                    </dt>
                    <dd className="text-right">
                      <Share rate={rate} />
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ul>
      {tenures.length > 0 && (
        <p className="border-t border-line-subtle px-3.5 py-2.5 text-xs text-fg-subtle">
          {t('judiciary.rate.meaning')}
        </p>
      )}
    </Panel>
  )
}
