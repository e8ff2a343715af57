import { Badge } from '~/components/badge'
import { Facts } from '~/components/facts'
import { Panel } from '~/components/panel'
import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { sizeOf } from './vocabulary'
import type { IndexState } from './vocabulary'

/** Whether searches show what the library holds. */
export function IndexPanel({ index, className }: { index: IndexState; className?: string }) {
  const { documents, lastSeq, newestSeq, pending, bytes } = index
  const t = useMessages()
  const { locale } = useLocale()
  const state =
    pending === 0 ? (
      <Badge tone="success">{t('sources.index.current')}</Badge>
    ) : (
      <Badge tone="warning">{t('sources.index.pending', { count: pending })}</Badge>
    )
  const items = [
    { label: t('sources.index.state'), value: state },
    { label: t('sources.index.documents'), value: documents.toLocaleString(tagOf(locale)) },
    {
      label: t('sources.index.last_change'),
      value: t('sources.index.change_of', { last: lastSeq, newest: newestSeq }),
    },
    ...(bytes === null ? [] : [{ label: t('sources.index.size'), value: sizeOf(bytes, tagOf(locale)) }]),
  ]
  return (
    <Panel title={t('sources.index')} className={className}>
      <Facts items={items} className="tabular-nums" />
    </Panel>
  )
}
