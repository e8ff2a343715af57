import type { MatterTabContents } from '@generated/parts'
import { DateTime } from '~/components/display/date_time'
import { Panel } from '~/components/layout/panel'
import { useMessages } from '~/hooks/use_messages'

export type ViewLine = MatterTabContents['messages']['views'][number]

/** What clients opened, and when. */
export function ViewsPanel({ views }: { views: ViewLine[] }) {
  const t = useMessages()
  return (
    <Panel title={t('portal_firm.views.title')}>
      {views.length === 0 && <p className="text-fg-muted">{t('portal_firm.views.none')}</p>}
      <ol className="grid gap-1.5 text-sm">
        {views.map(({ id, name, kind, label, at }) => (
          <li key={id} className="wrap-break-word">
            {t(`portal_firm.views.${kind}`, { name: name ?? t('portal.message.nobody'), label: label ?? '' })}{' '}
            <span className="text-fg-muted">
              <DateTime value={at} format="short-time" />
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
