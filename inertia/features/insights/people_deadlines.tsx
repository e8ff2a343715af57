import { Panel } from '~/components/layout/panel'
import { RowsTable } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'
import { FigureValue } from './figure_value'
import { NumberLink } from './number_link'
import type { DeadlinesOfPerson } from './types'

/** Of fewer deadlines of a person no outcome is told. */
const MIN_TOLD = 10
const ENDINGS = ['met', 'missed', 'overdue'] as const

/** How the deadlines of each person ended; of whom that is not told only how many they were. */
export function PeopleDeadlines({ people }: { people: DeadlinesOfPerson[] }) {
  const t = useMessages()
  if (people.length === 0) return null
  const hidden = ({ n }: DeadlinesOfPerson) => (
    <span className="text-fg-subtle">{t(n < MIN_TOLD ? 'insights.fewer_than_ten' : 'insights.not_told')}</span>
  )
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
            cell: (row: DeadlinesOfPerson) => (row.figures ? <EndedLink {...row.figures[name]!} /> : hidden(row)),
          })),
          {
            ...{ name: t('insights.deadlines.kept'), align: 'end', phone: 'meta' },
            cell: (row) => (row.share === null ? hidden(row) : <FigureValue unit="share" value={row.share} />),
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
