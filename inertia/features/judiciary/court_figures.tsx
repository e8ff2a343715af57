import { Link } from '@inertiajs/react'
import { Panel } from '~/components/layout/panel'
import { useMessages } from '~/hooks/use_messages'
import { courtAddress } from './address'
import { FigureList } from './figure_list'
import type { CourtView, Figures, Tenure } from './types'

interface CourtFiguresProps {
  courtId: number
  figures: Figures
  /** The judge whose time is shown; null = the whole bench, of which no shares are told. */
  tenure: Tenure | null
  view: CourtView
}

/** Counts by year, outcome and subject, all of one bench or of one judge's time; every number leads to its rulings. */
export function CourtFigures({ courtId, figures, tenure, view }: CourtFiguresProps) {
  const t = useMessages()
  const whole = { bench: view.bench, tenure: view.tenure }
  const to = (part: Partial<CourtView>) => courtAddress(courtId, { ...whole, ...part })
  const rates = tenure ? new Map(tenure.outcomes.map(({ outcome, rate }) => [outcome, rate])) : undefined
  const title = tenure ? t('judiciary.figures.of', { judge: tenure.judge }) : t('judiciary.figures')
  return (
    <Panel
      title={title}
      end={
        <Link href={to({})} preserveScroll className="link inline-flex min-h-6 items-center text-sm tabular-nums">
          {t('judiciary.figures.total', { count: figures.total })}
        </Link>
      }
    >
      {figures.total === 0 ? (
        <p className="text-sm text-fg-muted">{t('judiciary.figures.none_text')}</p>
      ) : (
        <>
          <div className="grid grid-cols-3 gap-x-8 gap-y-5 max-lg:grid-cols-2 max-md:grid-cols-1">
            <FigureList
              title={t('judiciary.figures.outcomes')}
              values={figures.outcomes}
              chosen={view.outcome}
              href={(outcome) => to({ outcome })}
              rates={rates}
            />
            <FigureList
              title={t('judiciary.figures.years')}
              values={figures.years}
              chosen={view.year}
              href={(year) => to({ year })}
            />
            <FigureList
              title={t('judiciary.figures.subjects')}
              values={figures.subjects}
              chosen={view.materia}
              href={(materia) => to({ materia })}
            />
          </div>
          <p className="mt-4 text-xs text-fg-subtle">
            {t(tenure ? 'judiciary.rate.meaning' : 'judiciary.figures.no_rates')}
          </p>
        </>
      )}
    </Panel>
  )
}
