import { DateTime } from '~/components/display/date_time'
import { Note } from '~/components/feedback/note'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { kindName } from './types'
import type { Preview } from './preview'

const SHOWN = 200

/** What a file would bring, or what is wrong with it, line by line. */
export function FilePreview({ preview: { rows, problems, newYears } }: { preview: Preview }) {
  const t = useMessages()
  return (
    <div aria-live="polite" className="grid gap-3">
      {problems.length > 0 ? (
        <Note tone="danger" title={t('deadlines.calendar.file_refused')}>
          <ul className="mt-1 grid max-h-48 gap-0.5 overflow-y-auto" tabIndex={0}>
            {problems.slice(0, SHOWN).map(({ line, problem, values }, index) => (
              <li key={index}>
                {line !== null && `${t('deadlines.file_problem.on_line', { line: String(line) })} `}
                {t(`deadlines.file_problem.${problem}` as MessageId, values)}
              </li>
            ))}
          </ul>
        </Note>
      ) : (
        <Note tone="info">
          {t('deadlines.calendar.file_brings', { count: rows.length })}
          {newYears.length > 0 && ` ${t('deadlines.calendar.file_years', { years: newYears.join(', ') })}`}
        </Note>
      )}
      {rows.length > 0 && (
        <ul
          tabIndex={0}
          aria-label={t('deadlines.calendar.days')}
          className="grid max-h-64 divide-y divide-line-subtle overflow-y-auto rounded-md border border-line text-sm"
        >
          {rows.slice(0, SHOWN).map((row) => (
            <li key={row.line} className="grid gap-x-3 px-3 py-1.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
              <span className="font-medium">
                <DateTime value={row.from} />
                {row.to !== row.from && (
                  <>
                    {' – '}
                    <DateTime value={row.to} />
                  </>
                )}
              </span>
              <span className="wrap-anywhere text-fg-muted">
                {row.kind ? t(kindName(row.kind)) : t('deadlines.calendar.opened')}
                {': '}
                {[row.basis, row.reason].filter(Boolean).join('. ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
