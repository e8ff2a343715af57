import { ArrowRight } from 'lucide-react'
import { Badge } from '~/components/display/badge'
import { Icon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import type { ChangeRow } from './types'

/** What a record is and what it becomes. */
export function Becomes({ row: { before, after, left } }: { row: ChangeRow }) {
  if (left) return <span className="text-fg-muted">{before}</span>
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <del className="text-fg-muted">{before}</del>
      <Icon of={ArrowRight} size={14} className="text-fg-subtle" />
      <ins className="font-medium">{after}</ins>
    </span>
  )
}

/** What becomes or became of a record. */
export function Outcome({ row: { outcome, undo, left } }: { row: ChangeRow }) {
  const t = useMessages()
  if (undo)
    return <Badge tone={undo === 'kept' ? 'warning' : 'neutral'}>{t(`transfers.outcome.${undo}` as MessageId)}</Badge>
  if (outcome === 'ready') {
    if (left === 'locked') return <Badge tone="warning">{t('transfers.outcome.locked')}</Badge>
    return (
      <Badge tone={left ? 'neutral' : 'info'}>{t(left ? 'transfers.outcome.same' : 'transfers.outcome.ready')}</Badge>
    )
  }
  const tone = outcome === 'changed' ? 'success' : outcome === 'skipped' ? 'warning' : 'neutral'
  return <Badge tone={tone}>{t(`transfers.outcome.${outcome}` as MessageId)}</Badge>
}
