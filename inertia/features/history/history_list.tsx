import { ArrowRight } from 'lucide-react'
import { DateTime } from '~/components/date_time'
import { EmptyState } from '~/components/empty_state'
import { Icon } from '~/components/icon'
import { TextLink } from '~/components/text_link'
import { History as HistoryIcon } from 'lucide-react'
import { useMessages } from '~/hooks/use_messages'
import { useWords, type Questions } from './use_words'

export type HistoryLine = {
  id: number
  at: string
  action: string
  subject: string
  actor: string | null
  wasImpersonated: boolean
  changes: { field: string; before: string | null; after: string | null }[]
}

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
    return (
      <EmptyState icon={HistoryIcon} title={t('history.empty')} level={3}>
        {t('history.empty_text')}
      </EmptyState>
    )
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
      {changes.length > 0 && (
        <dl className="grid gap-1 text-sm">
          {changes.map(({ field, before, after }) => (
            <div
              key={field}
              className="grid grid-cols-[minmax(0,11rem)_minmax(0,1fr)] gap-3 max-md:grid-cols-1 max-md:gap-0"
            >
              <dt className="text-fg-subtle">{words.field(field)}</dt>
              <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2 wrap-anywhere">
                {before !== null && <del className="text-fg-muted">{words.value(field, before)}</del>}
                {before !== null && <Icon of={ArrowRight} size={12} className="self-center text-fg-subtle" />}
                <ins className="no-underline">{after === null ? t('history.nothing') : words.value(field, after)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
