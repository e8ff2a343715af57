import { DateTime } from '~/components/display/date_time'
import { Note } from '~/components/feedback/note'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import type { LeftOver, ListKind } from './types'

export type ListPreview = {
  content: string
  /** Why it cannot be read at all. */
  problem: string | null
  rows: {
    line: number
    kind: ListKind
    court: string | null
    day: string | null
    time: string | null
    caseNumber: string
    parties: string | null
  }[]
  rowCount: number
  undated: number
  withoutCourt: number
  leftOver: LeftOver[]
  leftOverCount: number
  /** Names that several courts of the catalogue have. */
  unclear: { name: string; courts: { id: number; name: string; place: string }[] }[]
}

const LIST = 'grid max-h-64 divide-y divide-line-subtle overflow-y-auto rounded-md border border-line text-sm'

/** What a list would bring, row by row, and each line that is not understood. */
export function ListPreviewRows({ preview }: { preview: ListPreview }) {
  const t = useMessages()
  const { problem, rows, rowCount, undated, leftOver, leftOverCount } = preview
  if (problem)
    return (
      <Note tone="danger" role="alert" title={t('court_lists.preview.refused')}>
        {t(`court_lists.problem.${problem}` as MessageId)}
      </Note>
    )
  return (
    <div aria-live="polite" className="grid gap-3">
      <Note tone={rowCount > 0 ? 'info' : 'warning'}>{t('court_lists.preview.count', { count: rowCount })}</Note>
      {undated > 0 && <Note tone="warning">{t('court_lists.preview.undated', { count: undated })}</Note>}
      {rows.length > 0 && (
        <ul tabIndex={0} aria-label={t('court_lists.preview.rows')} className={LIST}>
          {rows.map(({ line, caseNumber, parties, court, day, time }, at) => (
            <li key={`${line}-${at}`} className="grid gap-0.5 px-3 py-1.5">
              <span className="font-medium wrap-anywhere">
                {caseNumber} {parties && <span className="font-normal">· {parties}</span>}
              </span>
              <span className="text-fg-muted wrap-anywhere">
                {court ?? t('court_lists.no_court')} · {day ? <DateTime value={day} /> : t('court_lists.undated')}
                {time && ` · ${time}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {leftOver.length > 0 && (
        <Note tone="warning" title={t('court_lists.preview.left_over', { count: leftOverCount })}>
          <ul className="mt-1 grid max-h-48 gap-0.5 overflow-y-auto" tabIndex={0}>
            {leftOver.map(({ line, text }) => (
              <li key={line} className="wrap-anywhere">
                {t('court_lists.on_line', { line: String(line) })} {text}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  )
}
