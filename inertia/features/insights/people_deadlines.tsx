import { Panel } from '~/components/layout/panel'
import { RowsTable } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'
import { FigureValue } from './figure_value'
import { NumberLink } from './number_link'
import type { DeadlinesOfPerson } from './types'

const ENDINGS = ['met', 'missed', 'overdue'] as const

/** How the deadlines of each person ended; of who had too few only how many they were. */
export function PeopleDeadlines({ people }: { people: DeadlinesOfPerson[] }) {
  const t = useMessages()
  if (people.length === 0) return null
  const few = <span className="text-fg-subtle">{t('insights.fewer_than_ten')}</span>
  return (
    <Panel title={t('insights.deadlines.by_person')} level={3}>
      <RowsTable
        caption={t('insights.deadlines.by_person')}
        rows={people.map((row) => ({ ...row, id: row.key }))}
        columns={[
          { name: t('insights.person'), phone: 'title', cell: ({ label }) => label ?? t('insights.nobody') },
          {
            ...{ name: t('insights.deadlines.all'), align: 'end', phone: 'meta' },
            cell: ({ n, href }) => <NumberLink href={href}>{n}</NumberLink>,
          },
          ...ENDINGS.map((name) => ({
            ...{ name: t(`insights.deadlines.${name}`), align: 'end' as const, phone: 'meta' as const },
            cell: ({ figures }: DeadlinesOfPerson) => (figures ? <EndedLink {...figures[name]!} /> : few),
          })),
          {
            ...{ name: t('insights.deadlines.kept'), align: 'end', phone: 'meta' },
            cell: ({ share }) => (share === null ? few : <FigureValue unit="share" value={share} />),
          },
        ]}
      />
      {people.some(({ figures }) => figures === null) && (
        <p className="mt-2 text-xs text-fg-subtle">{t('insights.hidden_reason')}</p>
      )}
    </Panel>
  )
}

const EndedLink = ({ count, href }: { count: number; href: string }) => (
  <NumberLink href={href} of={count}>
    {count}
  </NumberLink>
)
