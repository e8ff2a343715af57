import type { MatterTabContents } from '@generated/parts'
import { DateTime } from '~/components/display/date_time'
import { EmptyState } from '~/components/feedback/empty_state'
import { TextLink } from '~/components/actions/text_link'
import { History as HistoryIcon } from 'lucide-react'
import { useMessages } from '~/hooks/use_messages'
import { ChangeList } from './change_list'
import { useWords, type Questions } from './use_words'

export type HistoryLine = MatterTabContents['history']['lines'][number]

export type History = { lines: HistoryLine[]; older: number | null; questions?: Questions }

interface HistoryListProps {
  history: History
  /** Address of the lines before one. */
  href: (before: number) => string
}

/** Who did what with a record, with what each field said before and after. Lines are never changed or deleted. */
export function HistoryList({ history: { lines, older, questions }, href }: HistoryListProps) {
  const t = useMessages()
  if (lines.length === 0)
    return <EmptyState icon={HistoryIcon} title={t('history.empty')} text={t('history.empty_text')} level={3} />
  return (
    <div className="grid gap-4">
      <p className="max-w-[68ch] text-sm text-fg-muted">{t('history.lead')}</p>
      <ol className="divide-y divide-line-subtle border-y border-line-subtle">
        {lines.map((line) => (
          <Line key={line.id} line={line} questions={questions} />
        ))}
      </ol>
      {older !== null && (
        <p>
          <TextLink href={href(older)}>{t('history.older')}</TextLink>
        </p>
      )}
    </div>
  )
}

function Line({ line, questions }: { line: HistoryLine; questions: Questions | undefined }) {
  const { at, action, actor, wasImpersonated, changes } = line
  const t = useMessages()
  const words = useWords(questions)
  return (
    <li className="grid gap-2 py-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{words.action(action)}</span>
        <span className="text-sm text-fg-muted">
          {actor ?? t('history.system')}
          {wasImpersonated && ` · ${t('history.impersonated')}`} · <DateTime value={at} format="full" />
        </span>
      </p>
      <ChangeList changes={changes} action={action} questions={questions} />
    </li>
  )
}
