import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { Answer } from './answer'
import type { Proceeding } from './types'

/** What goes on before the courts: how each proceeding stands in plain words, whether there is a new order, and its text where the firm shows it. */
export function ProceedingsAnswer({ proceedings }: { proceedings: Proceeding[] }) {
  const t = useMessages()
  if (proceedings.length === 0) return null
  return (
    <Answer title={t('portal.court.title')} anchor="court">
      <ul className="mt-2 grid gap-5">
        {proceedings.map(({ id, name, means, number, court, stage, latest, orders }) => (
          <li key={id} className="grid min-w-0 gap-1.5">
            <h3 className="font-medium wrap-break-word">
              {t(name as MessageId)} {number}
            </h3>
            <p className="wrap-break-word">{t(stage as MessageId)}</p>
            {latest && (
              <p className="flex flex-wrap items-center gap-2 text-base">
                {latest.isNew && <Badge tone="accent">{t('portal.court.new')}</Badge>}
                <span className="text-fg-muted">
                  {latest.on ? (
                    <>
                      {t('portal.court.latest')} <DateTime value={latest.on} format="long" />
                    </>
                  ) : (
                    t('portal.court.undated')
                  )}
                </span>
              </p>
            )}
            {orders.map((order) => (
              <div key={order.id} className="border-l-2 border-line-strong pl-3 text-base">
                {order.on && (
                  <p className="text-sm text-fg-muted">
                    <DateTime value={order.on} format="long" />
                  </p>
                )}
                <p className="wrap-break-word whitespace-pre-line">{order.text}</p>
              </div>
            ))}
            <p className="text-sm wrap-break-word text-fg-muted">
              {t(means as MessageId)} {court && t('portal.court.before', { court })}
            </p>
          </li>
        ))}
      </ul>
    </Answer>
  )
}
