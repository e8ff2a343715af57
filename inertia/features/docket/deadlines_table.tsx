import { RowsTable, type RowColumn } from '~/components/lists/rows_table'
import type { useSelection } from '~/hooks/use_selection'
import { useMessages } from '~/hooks/use_messages'
import { docketAddress } from './address'
import { DeadlineState } from './deadline_state'
import { DeadlineWhen } from './deadline_when'
import type { ListedDeadline } from './list_types'

interface DeadlinesTableProps {
  deadlines: ListedDeadline[]
  /** ISO date. */
  today: string
  /** What is ticked; absent for who can do nothing with several at once. */
  selection?: ReturnType<typeof useSelection<number>>
}

/** Deadlines of all matters, the next to end first; cards on a phone, and the sheet of terms on paper. */
export function DeadlinesTable({ deadlines, today, selection }: DeadlinesTableProps) {
  const t = useMessages()
  const nameOf = ({ title, matter }: ListedDeadline) => `${title} · ${matter.reference}`
  const boxOnPhone: RowColumn<ListedDeadline> = {
    name: t('docket.reassign.choose'),
    hidden: 'md:hidden print:hidden',
    phone: 'end',
    cell: (deadline) => (
      <label className="-m-2 grid size-11 place-items-center">
        <input
          type="checkbox"
          className="check"
          aria-label={t('common.select_row', { name: nameOf(deadline) })}
          checked={selection?.isSelected(deadline.id) ?? false}
          onChange={() => selection?.toggle(deadline.id)}
        />
      </label>
    ),
  }
  return (
    <RowsTable
      caption={t('docket.list.title')}
      rows={deadlines}
      selection={selection}
      nameOf={nameOf}
      href={({ matterId, id }) => docketAddress(matterId, id)}
      columns={[
        {
          name: t('docket.column.title'),
          phone: 'title',
          lines: ({ title, matter, matterId, id }) => ({
            strong: true,
            href: docketAddress(matterId, id),
            title,
            first: title,
            second: `${matter.reference} · ${matter.title}`,
          }),
        },
        {
          name: t('docket.column.last_day'),
          width: 'w-64',
          phone: 'meta',
          cell: (deadline) => (
            <span className="text-sm">
              <DeadlineWhen deadline={deadline} today={today} />
            </span>
          ),
        },
        {
          name: t('docket.column.status'),
          width: 'w-56',
          phone: 'meta',
          cell: (deadline) => <DeadlineState deadline={deadline} />,
        },
        {
          name: t('docket.column.court'),
          width: 'w-56',
          hidden: 'md:max-desk:hidden print:table-cell',
          phone: 'meta',
          cell: ({ matter }) => <span className="text-sm text-fg-muted">{matter.court ?? ''}</span>,
        },
        {
          name: t('docket.column.responsible'),
          width: 'w-44',
          hidden: 'md:max-lg:hidden print:table-cell',
          phone: 'meta',
          cell: ({ responsible }) => <span className="text-sm">{responsible?.name ?? t('docket.nobody')}</span>,
        },
        ...(selection ? [boxOnPhone] : []),
      ]}
    />
  )
}
