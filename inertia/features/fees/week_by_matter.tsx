import { Link } from '@inertiajs/react'
import { Panel } from '~/components/layout/panel'
import { matterAddress } from '~/features/matters/address'
import { useMessages } from '~/hooks/use_messages'
import type { OwnTime } from './week_types'
import { clockOf } from './words'

/** What was worked in each matter in a week, and in all of them. */
export function WeekByMatter({ entries }: { entries: OwnTime[] }) {
  const t = useMessages()
  const sum = (of: OwnTime[]) => of.reduce((total, { minutes }) => total + minutes, 0)
  const ids = [...new Set(entries.map(({ matterId }) => matterId))]
  return (
    <Panel title={t('fees.week.by_matter')}>
      <ul className="divide-y divide-line-subtle">
        {ids.map((id) => {
          const own = entries.filter(({ matterId }) => matterId === id)
          const { matter } = own[0]!
          return (
            <li key={id} className="flex items-start justify-between gap-3 py-1.5">
              {matter ? (
                <Link href={matterAddress(id, 'fees')} className="min-w-0 wrap-break-word hover:underline">
                  {matter.reference} · {matter.title}
                </Link>
              ) : (
                <span className="text-fg-muted">{t('fees.week.other_matter')}</span>
              )}
              <span className="flex-none tabular-nums">{t('fees.hours', { time: clockOf(sum(own)) })}</span>
            </li>
          )
        })}
      </ul>
      <p className="flex justify-between border-t border-line pt-2 font-semibold">
        <span>{t('fees.week.total')}</span>
        <span className="tabular-nums">{t('fees.hours', { time: clockOf(sum(entries)) })}</span>
      </p>
    </Panel>
  )
}
