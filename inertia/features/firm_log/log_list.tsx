import { ScrollText } from 'lucide-react'
import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { EmptyState } from '~/components/feedback/empty_state'
import { TextLink } from '~/components/actions/text_link'
import { ChangeList } from '~/features/history/change_list'
import { useWords } from '~/features/history/use_words'
import { useMessages } from '~/hooks/use_messages'
import { kindLabel, type LogLine } from './types'

/** The entries of a page, newest first. */
export function LogList({ lines }: { lines: LogLine[] }) {
  const t = useMessages()
  if (lines.length === 0)
    return <EmptyState icon={ScrollText} title={t('firm_log.empty')} text={t('firm_log.empty_text')} level={2} />
  return (
    <ol className="divide-y divide-line-subtle border-y border-line-subtle">
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ol>
  )
}

function Line({ line }: { line: LogLine }) {
  const { at, action, kind, actor, operator, subject, matter, ip, changes } = line
  const t = useMessages()
  const words = useWords()
  return (
    <li className="grid gap-1.5 py-3">
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <span className="font-medium">{words.action(action)}</span>
        {subject && <Named {...subject} />}
        {kind && <Badge tone={kind === 'support' ? 'warning' : 'neutral'}>{t(kindLabel(kind))}</Badge>}
      </p>
      <p className="text-sm text-fg-muted">
        {operator === null
          ? (actor ?? t('history.system'))
          : t('firm_log.through', { operator, person: actor ?? t('history.system') })}
        {' · '}
        <DateTime value={at} format="full" />
        {ip && ` · ${ip}`}
      </p>
      {matter && (
        <p className="text-sm">
          <Named {...matter} />
        </p>
      )}
      <ChangeList changes={changes} action={action} />
    </li>
  )
}

function Named({ name, href }: { name: string; href: string | null }) {
  return href ? <TextLink href={href}>{name}</TextLink> : <span>{name}</span>
}
