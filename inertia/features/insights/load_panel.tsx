import { Panel } from '~/components/layout/panel'
import { RowsTable } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'
import { NumberLink } from './number_link'
import type { Load, Week } from './types'

const WEEKS: Week[] = ['late', 'week_1', 'week_2', 'week_3', 'week_4']

/** What waits for each person, week by week. */
export function LoadPanel({ load }: { load: Load[] }) {
  const t = useMessages()
  if (load.length === 0) return null
  return (
    <Panel title={t('insights.load')} level={3}>
      <RowsTable
        caption={t('insights.load')}
        rows={load}
        columns={[
          { name: t('insights.person'), phone: 'title', cell: ({ name }) => name ?? t('insights.nobody') },
          {
            ...{ name: t('insights.load.matters'), align: 'end', phone: 'meta' },
            cell: ({ matters, href }) => (
              <NumberLink href={href} of={matters}>
                {matters}
              </NumberLink>
            ),
          },
          ...WEEKS.map((week) => ({
            ...{ name: t(`insights.week.${week}`), align: 'end' as const, phone: 'meta' as const },
            cell: (row: Load) => <WeekCell of={row.weeks.find((each) => each.week === week)!} />,
          })),
        ]}
      />
      <p className="mt-2 text-xs text-fg-subtle">{t('insights.definition.load')}</p>
    </Panel>
  )
}

function WeekCell({ of: { activities, deadlines } }: { of: Load['weeks'][number] }) {
  const t = useMessages()
  if (activities.count + deadlines.count === 0) return <span className="text-fg-subtle">{t('insights.load.none')}</span>
  return (
    <span className="inline-grid justify-items-end whitespace-nowrap">
      {activities.count > 0 && (
        <NumberLink href={activities.href}>
          {t('insights.load.some_activities', { count: activities.count })}
        </NumberLink>
      )}
      {deadlines.count > 0 && (
        <NumberLink href={deadlines.href}>{t('insights.load.some_deadlines', { count: deadlines.count })}</NumberLink>
      )}
    </span>
  )
}
