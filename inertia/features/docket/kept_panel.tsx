import { Link } from '@inertiajs/react'
import { DateTime } from '~/components/display/date_time'
import { Details } from '~/components/layout/details'
import { useMessages } from '~/hooks/use_messages'
import type { KeptOnTime } from './list_types'

type Figures = KeptOnTime['total']

const NAMES = ['met', 'missed', 'overdue'] as const
const PERCENT = 100

/** How many of the deadlines of a span were met on time, of everybody and of each person; each number opens its rows. */
export function KeptPanel({ kept: { firstDay, lastDay, total, byPerson } }: { kept: KeptOnTime }) {
  const t = useMessages()
  if (countOf(total) === 0) return null
  return (
    <section
      aria-labelledby="kept-on-time"
      className="grid gap-1.5 rounded-lg border border-line-subtle p-4 print:hidden"
    >
      <h2 id="kept-on-time" className="text-sm font-semibold">
        {t('docket.kept.title')}
      </h2>
      <p className="text-sm text-fg-muted">
        <DateTime value={firstDay} /> – <DateTime value={lastDay} />
      </p>
      <Line name={t('docket.kept.all')} figures={total} />
      {byPerson.length > 0 && (
        <Details summary={t('docket.kept.by_person')}>
          <div className="mt-1.5 grid gap-1.5 pl-4">
            {byPerson.map(({ key, label, figures }) => (
              <Line key={key} name={label ?? t('docket.card.nobody')} figures={figures} />
            ))}
          </div>
        </Details>
      )}
    </section>
  )
}

const countOf = (figures: Figures) => NAMES.reduce((sum, name) => sum + figures[name]!.count, 0)

function Line({ name, figures }: { name: string; figures: Figures }) {
  const t = useMessages()
  const share = Math.floor((figures.met!.count / countOf(figures)) * PERCENT)
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
      <span className="font-medium wrap-break-word">
        {name}: {t('docket.kept.share', { share })}
      </span>
      {NAMES.map((figure) => (
        <Link
          key={figure}
          href={figures[figure]!.href}
          className="rounded-xs text-fg-muted underline underline-offset-3"
        >
          {t(`docket.kept.${figure}`, { count: figures[figure]!.count })}
        </Link>
      ))}
    </p>
  )
}
