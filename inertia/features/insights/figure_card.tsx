import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { cx } from '~/components/cx'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { CARDS, cardSpan } from './card_grid'
import { FigureValue, useShare } from './figure_value'
import type { Currency, Figure } from './types'

interface FigureCardProps {
  figure: Figure
  currency?: Currency
  /** What else is told of it, below the number. */
  more?: ReactNode
  className?: string
}

/** A number with its name, its interval where it is an estimate, and its definition; it opens its rows. */
export function FigureCard({ figure, currency, more, className }: FigureCardProps) {
  const t = useMessages()
  const share = useShare()
  const { key, unit, value, n, previous, interval, href } = figure
  return (
    <div
      className={cx(
        'grid content-start gap-1 rounded-lg border border-line bg-surface p-3.5 break-inside-avoid',
        className
      )}
    >
      <h3 className="text-sm font-medium text-fg-muted">{t(`insights.figure.${key}` as MessageId)}</h3>
      <p className="text-xl font-semibold tracking-(--tracking-tight)">
        <Link href={href} className="rounded-xs hover:underline">
          <FigureValue {...{ unit, value, currency }} />
          <span className="sr-only">{t('insights.open_rows')}</span>
        </Link>
      </p>
      {interval && (
        <p className="text-sm text-fg-muted">
          {t('insights.confidence', { low: share(interval.low), high: share(interval.high) })}
        </p>
      )}
      {more}
      {previous !== null && (
        <p className="text-sm text-fg-muted">
          {t('insights.before')} <FigureValue {...{ unit, currency }} value={previous} />
        </p>
      )}
      <p className="text-xs text-fg-subtle">
        {t(`insights.definition.${key}` as MessageId)} {unit !== 'count' && t('insights.over', { n })}
      </p>
    </div>
  )
}

interface FigureCardsProps {
  figures: Figure[]
  currency?: Currency
  /** What else is told of a number, by its key. */
  more?: Record<string, ReactNode>
}

/** Numbers side by side. */
export function FigureCards({ figures, currency, more = {} }: FigureCardsProps) {
  return (
    <div className={CARDS}>
      {figures.map((figure, at) => (
        <FigureCard
          key={figure.key}
          {...{ figure, currency }}
          more={more[figure.key]}
          className={cardSpan(at, figures.length)}
        />
      ))}
    </div>
  )
}
