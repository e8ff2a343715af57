import { Link } from '@inertiajs/react'
import { DateTime } from '~/components/display/date_time'
import { Details } from '~/components/layout/details'
import { useMessages } from '~/hooks/use_messages'
import type { KeptDeadlines, KeptOnTime } from './list_types'

const NAMES = ['met', 'missed', 'overdue'] as const
const PERCENT = 100
/** Of fewer deadlines of a person no outcome is told. */
const MIN_TOLD = 10

/** How many of the deadlines of a span were met on time, of everybody and of each person, of who had too few only how many they were; each outcome opens its rows. */
export function KeptPanel({ kept: { firstDay, lastDay, total, byPerson } }: { kept: KeptOnTime }) {
  const t = useMessages()
  if (total.n === 0) return null
  const isHidden = [total, ...byPerson].some(({ figures }) => figures === null)
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
      <Line name={t('docket.kept.all')} kept={total} />
      {byPerson.length > 0 && (
        <Details summary={t('docket.kept.by_person')}>
          <div className="mt-1.5 grid gap-1.5 pl-4">
            {byPerson.map(({ key, label, ...own }) => (
              <Line key={key} name={label ?? t('docket.card.nobody')} kept={own} />
            ))}
          </div>
        </Details>
      )}
      {isHidden && <p className="text-xs text-fg-subtle">{t('docket.kept.hidden_reason')}</p>}
    </section>
  )
}

function Line({ name, kept: { n, figures } }: { name: string; kept: KeptDeadlines }) {
  const t = useMessages()
  const isTold = figures !== null
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
      <span className="font-medium wrap-break-word">
        {name}: {isTold ? t('docket.kept.share', { share: Math.floor((figures.met!.count / n) * PERCENT) }) : n}
      </span>
      {isTold ? (
        NAMES.map((figure) => (
          <Link
            key={figure}
            href={figures[figure]!.href}
            className="rounded-xs text-fg-muted underline underline-offset-3"
          >
            {t(`docket.kept.${figure}`, { count: figures[figure]!.count })}
          </Link>
        ))
      ) : (
        <span className="text-fg-subtle">
          {t(n < MIN_TOLD ? 'docket.kept.fewer_than_ten' : 'docket.kept.not_told')}
        </span>
      )}
    </p>
  )
}
