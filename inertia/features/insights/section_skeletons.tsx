import { cx } from '~/components/cx'
import { Skeleton } from '~/components/feedback/skeleton'
import { Panel } from '~/components/layout/panel'
import { useMessages } from '~/hooks/use_messages'
import { CARDS, cardSpan } from './card_grid'

/** The currency that every firm has. */
export const PESOS = { currency: 'MXN' }

interface SectionSkeletonProps {
  title: string
  /** How many numbers stand side by side. */
  cards: number
  /** Rows of panels below them, and how many lines a panel has. */
  panels: { titles: string[]; lines: number }[]
}

const COLUMNS = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-3']
const times = (count: number) => Array.from({ length: count }, (_, at) => at)

/** A part of the statistics while its numbers come: the same headings, and as high as they. */
function SectionSkeleton({ title, cards, panels }: SectionSkeletonProps) {
  return (
    <div className="grid gap-4">
      <h2 className="text-lg font-semibold">{title}</h2>
      {cards > 0 && (
        <div aria-hidden className={CARDS}>
          {times(cards).map((card) => (
            <div
              key={card}
              className={cx(
                'grid min-h-32 content-start gap-3 rounded-lg border border-line bg-surface p-3.5',
                cardSpan(card, cards)
              )}
            >
              <Skeleton className="w-2/5" />
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="w-full" />
            </div>
          ))}
        </div>
      )}
      {panels.map(({ titles, lines }) => (
        <div key={titles[0]} className={cx('grid gap-4 max-desk:grid-cols-1', COLUMNS[titles.length])}>
          {titles.map((name) => (
            <Panel key={name} title={name} level={3}>
              <div aria-hidden className="grid gap-2">
                {times(lines).map((line) => (
                  <span key={line} className="grid h-7.5 content-between">
                    <Skeleton className="w-3/5" />
                    <Skeleton className="h-1.5 w-full" />
                  </span>
                ))}
              </div>
            </Panel>
          ))}
        </div>
      ))}
    </div>
  )
}

export function MattersSkeleton() {
  const t = useMessages()
  const panels = [
    { titles: [t('insights.by_status')], lines: 7 },
    { titles: [t('insights.by_materia'), t('insights.by_person')], lines: 6 },
    { titles: [t('insights.stalled')], lines: 6 },
  ]
  return <SectionSkeleton title={t('insights.matters')} cards={3} panels={panels} />
}

export function MoneySkeleton() {
  const t = useMessages()
  const panels = [
    { titles: [t('insights.months')], lines: 9 },
    { titles: [t('insights.profit')], lines: 18 },
    { titles: [t('insights.ageing')], lines: 7 },
    { titles: [t('insights.forecast')], lines: 2 },
  ]
  return <SectionSkeleton title={t('insights.money', PESOS)} cards={7} panels={panels} />
}

export function WorkSkeleton() {
  const t = useMessages()
  const panels = [
    { titles: [t('insights.deadlines'), t('insights.conflicts')], lines: 4 },
    { titles: [t('insights.deadlines.by_person')], lines: 4 },
    { titles: [t('insights.load')], lines: 6 },
  ]
  return <SectionSkeleton title={t('insights.work')} cards={4} panels={panels} />
}
