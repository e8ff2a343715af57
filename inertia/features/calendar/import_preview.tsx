import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { Note } from '~/components/feedback/note'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'

/** What an import does with an event, on the line of the file where it begins. */
type Line = {
  line: number
  does: 'add' | 'update' | 'cancel'
  title: string
  day: string
  time: string | null
  zone: string
  repeats: boolean
  /** Its address is not taken over. */
  isWithoutLink: boolean
}

/** What a file would bring. Of many lines the first ones are sent; all are counted. */
export type ImportPreview = {
  content: string
  /** Why it cannot be read at all. */
  problem: string | null
  lines: Line[]
  counts: Record<Line['does'], number>
  leftOut: { line: number; title: string | null; problem: string; values?: Record<string, string> }[]
  leftOutCount: number
  /** Whether some of its times say no zone. */
  needsZone: boolean
}

const LIST = 'grid max-h-64 divide-y divide-line-subtle overflow-y-auto rounded-md border border-line text-sm'

const TONES = { add: 'success', update: 'info', cancel: 'neutral' } as const

/** What a file would bring, line by line, and what is left out and why. */
export function ImportPreviewList({ preview }: { preview: ImportPreview }) {
  const t = useMessages()
  const { problem, lines, counts, leftOut, leftOutCount } = preview
  const why = (key: string, values?: Record<string, string>) => t(`calendar.import.problem.${key}` as MessageId, values)
  if (problem)
    return (
      <Note tone="danger" role="alert" title={t('calendar.import.refused')}>
        {why(problem)}
      </Note>
    )
  return (
    <div aria-live="polite" className="grid gap-3">
      <Note tone="info">
        {lines.length > 0 ? t('calendar.import.counts', counts) : t('calendar.import.nothing_new')}
      </Note>
      {lines.length > 0 && (
        <ul tabIndex={0} aria-label={t('calendar.import.events')} className={LIST}>
          {lines.map(({ line, does, title, day, time, zone, repeats, isWithoutLink }) => (
            <li key={line} className="flex flex-wrap items-center gap-x-2 gap-y-1 px-3 py-1.5">
              <Badge tone={TONES[does]}>{t(`calendar.import.does.${does}`)}</Badge>
              <span className="min-w-0 flex-1 font-medium wrap-anywhere">{title}</span>
              <span className="text-fg-muted">
                <DateTime value={day} />
                {time && ` ${time}`}
                {time && ` · ${zone.replaceAll('_', ' ')}`}
                {repeats && ` · ${t('calendar.import.repeats')}`}
                {isWithoutLink && ` · ${t('calendar.import.without_link')}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {leftOut.length > 0 && (
        <Note tone="warning" title={t('calendar.import.left_out', { count: leftOutCount })}>
          <ul className="mt-1 grid max-h-48 gap-0.5 overflow-y-auto" tabIndex={0}>
            {leftOut.map(({ line, title, problem: key, values }) => (
              <li key={line} className="wrap-anywhere">
                {t('calendar.import.on_line', { line: String(line) })} {title && `«${title}»: `}
                {why(key, values)}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  )
}
