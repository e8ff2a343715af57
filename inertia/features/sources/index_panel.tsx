import { Badge } from '~/components/display/badge'
import { Facts } from '~/components/layout/facts'
import { Panel } from '~/components/layout/panel'
import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { sizeOf } from './vocabulary'
import type { IndexState } from './vocabulary'

/** Whether searches show what the library holds. */
export function IndexPanel({ index, className }: { index: IndexState; className?: string }) {
  const { engine, answers, documents, lastSeq, newestSeq, bytes } = index
  const t = useMessages()
  const { locale } = useLocale()
  const known = [
    { label: t('sources.index.documents'), value: documents.toLocaleString(tagOf(locale)) },
    {
      label: t('sources.index.last_change'),
      value: t('sources.index.change_of', { last: lastSeq, newest: newestSeq }),
    },
    ...(bytes === null ? [] : [{ label: t('sources.index.size'), value: sizeOf(bytes, tagOf(locale)) }]),
  ]
  const items = [
    { label: t('sources.index.engine'), value: t(`sources.index.engine.${engine}`) },
    { label: t('sources.index.state'), value: <IndexBadge index={index} /> },
    ...(answers ? known : []),
  ]
  return (
    <Panel title={t('sources.index')} className={className}>
      <Facts items={items} className="tabular-nums" />
      {!answers && <p className="pt-3 text-sm text-pretty text-fg-muted">{t('sources.index.down_text')}</p>}
    </Panel>
  )
}

function IndexBadge({ index: { answers, isCurrent, pending } }: { index: IndexState }) {
  const t = useMessages()
  if (!answers) return <Badge tone="danger">{t('sources.index.down')}</Badge>
  if (!isCurrent) return <Badge tone="warning">{t('sources.index.outdated')}</Badge>
  return pending === 0 ? (
    <Badge tone="success">{t('sources.index.current')}</Badge>
  ) : (
    <Badge tone="warning">{t('sources.index.pending', { count: pending })}</Badge>
  )
}
