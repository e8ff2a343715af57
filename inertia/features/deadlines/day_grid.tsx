import { cx } from '~/components/cx'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import type { SheetDay } from './types'

/** The days of a computation, a week a line and Sunday first: what counts has its number, what does not is grey, the last day stands out. */
export function DayGrid({ days, lastDay }: { days: SheetDay[]; lastDay: string | null }) {
  const t = useMessages()
  const { locale } = useLocale()
  const cells = [...Array<null>(new Date(`${days[0]!.day}T00:00:00Z`).getUTCDay()).fill(null), ...days]
  return (
    <ol className="grid max-w-160 grid-cols-7 gap-1" aria-label={t('deadlines.sheet.days')}>
      {cells.map((cell, index) =>
        cell === null ? (
          <li key={`blank-${index}`} aria-hidden="true" />
        ) : (
          <li
            key={`${cell.phase}-${cell.day}`}
            title={cell.reasons.map(({ basis }) => basis).join('; ') || undefined}
            className={cx(
              'grid min-h-13 content-between rounded-md border px-1.5 py-1 text-xs tabular-nums',
              cell.counts ? 'border-accent-line bg-accent-subtle' : 'border-line bg-surface-subtle text-fg-subtle',
              cell.phase === 'notification' && 'border-dashed border-line-strong',
              cell.day === lastDay && 'border-transparent bg-danger text-on-danger'
            )}
          >
            <span>{formatDate(cell.day, 'short', locale).replace(/\s*\d{4}$/, '')}</span>
            <strong className="justify-self-end text-sm font-semibold">
              {cell.counts ? (cell.phase === 'effect' ? t('deadlines.sheet.effect_mark') : cell.number) : ''}
              <span className="sr-only">{t(cell.counts ? 'deadlines.sheet.counts' : 'deadlines.sheet.skipped')}</span>
            </strong>
          </li>
        )
      )}
    </ol>
  )
}
