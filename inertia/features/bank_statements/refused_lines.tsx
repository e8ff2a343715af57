import { Note } from '~/components/feedback/note'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import type { RefusedLine } from './types'

/** Lines of a file that are no movements, each with its reason. */
export function RefusedLines({ lines, count }: { lines: RefusedLine[]; count: number }) {
  const t = useMessages()
  if (count === 0) return null
  return (
    <Note tone="warning" title={t('bank_statements.refused.title', { count })}>
      <ul className="mt-1 grid max-h-56 gap-0.5 overflow-y-auto" tabIndex={0}>
        {lines.map(({ line, reason, text }) => (
          <li key={line} className="wrap-anywhere">
            {t('bank_statements.refused.line', { line: String(line) })}{' '}
            {t(`bank_statements.refused.${reason}` as MessageId)} <span className="text-fg-subtle">{text}</span>
          </li>
        ))}
      </ul>
      {count > lines.length && <p>{t('bank_statements.refused.more', { count: count - lines.length })}</p>}
    </Note>
  )
}
