import { Link } from '@inertiajs/react'
import { EyeOff, Lock } from 'lucide-react'
import { Avatar } from '~/components/avatar'
import { DateTime } from '~/components/date_time'
import { Icon } from '~/components/icon'
import { SkeletonRows } from '~/components/skeleton_rows'
import { Table, Tbody, Td, Thead, Tr, TwoLines } from '~/components/table'
import { Th } from '~/components/table_head'
import { SelectAllCell, SelectCell } from '~/components/table_selection'
import { useMessages } from '~/hooks/use_messages'
import type { useSelection } from '~/hooks/use_selection'
import { matterAddress, sortAddress, type MatterFilters, type SortKey } from './address'
import { StatusInList } from './status_badge'
import { useLongPress } from './use_long_press'
import { MATERIAS, type MatterLine } from './vocabulary'

interface MattersTableProps {
  matters: MatterLine[]
  filters: MatterFilters
  /** Absent for who can do nothing with several at once. */
  selection?: ReturnType<typeof useSelection<number>>
  isLoading: boolean
}

/** The matters in two-line rows; cards on a phone. */
export function MattersTable({ matters, filters, selection, isLoading }: MattersTableProps) {
  const t = useMessages()
  const held = useLongPress((selection?.selected.size ?? 0) > 0, (index) => selection?.toggle(matters[index]!.id))

  return (
    <Table caption={t('matters.list.caption')}>
      <MattersHead filters={filters} selection={selection} />
      <Tbody>
        {isLoading ? (
          <>
            <tr role="row" className="sr-only">
              <td role="cell">{t('common.loading')}</td>
            </tr>
            <SkeletonRows columns={selection ? 8 : 7} rows={Math.max(matters.length, 5)} wide={selection ? 2 : 1} />
          </>
        ) : (
          matters.map((matter, index) => (
            <Tr
              key={matter.id}
              href={matterAddress(matter.id)}
              selected={selection?.isSelected(matter.id)}
              {...(selection && held(index))}
            >
              {selection && (
                <SelectCell
                  name={matter.reference}
                  checked={selection.isSelected(matter.id)}
                  onToggle={(range) => selection.toggle(matter.id, range)}
                />
              )}
              <MatterCells matter={matter} />
            </Tr>
          ))
        )}
      </Tbody>
    </Table>
  )
}

function MattersHead({ filters, selection }: Pick<MattersTableProps, 'filters' | 'selection'>) {
  const t = useMessages()
  const by = (key: SortKey) => ({
    href: sortAddress(filters, key),
    direction: filters.sort === key ? (filters.descending ? ('desc' as const) : ('asc' as const)) : null,
  })
  return (
    <Thead>
      {selection && <SelectAllCell state={selection.state} onToggle={selection.toggleAll} />}
      <Th className="w-20" sort={by('number')}>
        {t('matters.number_short')}
      </Th>
      <Th sort={by('title')}>{t('matters.list.matter_and_client')}</Th>
      <Th className="w-56 max-xl:hidden 2xl:w-76">{t('matters.list.court_and_file')}</Th>
      <Th className="w-35 max-desk:hidden">{t('matters.field.materia')}</Th>
      <Th className="w-35">{t('matters.list.status_and_stage')}</Th>
      <Th className="w-13">
        <abbr title={t('matters.field.responsible')} className="no-underline">
          {t('matters.list.responsible_short')}
        </abbr>
      </Th>
      <Th className="w-28 max-lg:hidden" sort={by('updated')}>
        {t('matters.list.updated')}
      </Th>
    </Thead>
  )
}

function MatterCells({ matter }: { matter: MatterLine }) {
  const t = useMessages()
  const { reference, title, clientName, court, fileNumber, materia, status, stage, responsible, updatedAt } = matter
  const client = clientName ?? t('matters.no_client')
  return (
    <>
      <Td phone="hide" className="text-sm whitespace-nowrap text-fg-subtle">
        {reference}
      </Td>
      <Td phone="title">
        <TwoLines
          strong
          title={title}
          first={
            <Link href={matterAddress(matter.id)} data-row-link className="underline-offset-3 hover:underline">
              {title}
            </Link>
          }
          second={
            <span title={client}>
              {matter.private && <Icon of={EyeOff} size={12} className="mr-1 inline align-[-1px]" />}
              {matter.private && <span className="sr-only">{t('matters.private_badge')}</span>}
              {matter.readOnly && <Icon of={Lock} size={12} className="mr-1 inline align-[-1px]" />}
              {matter.readOnly && <span className="sr-only">{t('matters.read_only_badge')}</span>}
              <span className="md:hidden">{reference} · </span>
              {client}
            </span>
          }
        />
      </Td>
      <Td phone="hide" className="max-xl:hidden">
        <TwoLines
          className="text-fg-muted"
          title={court ?? undefined}
          first={<span className={court ? 'text-sm' : 'text-sm text-fg-subtle'}>{court ?? t('matters.no_court')}</span>}
          second={fileNumber ?? (court && t('matters.no_file_number'))}
        />
      </Td>
      <Td phone="hide" className="truncate text-sm text-fg-muted max-desk:hidden">
        {t(MATERIAS[materia])}
      </Td>
      <Td>
        <span className="flex min-w-0 items-center gap-1.5">
          {stage && status === 'active' ? (
            <span className="truncate text-sm text-fg-muted" title={stage}>
              {stage}
            </span>
          ) : (
            <StatusInList status={status} />
          )}
          <span className="truncate text-sm text-fg-subtle md:hidden">
            · {t(MATERIAS[materia])}
            {fileNumber && ` · ${fileNumber}`}
          </span>
        </span>
      </Td>
      <Td phone="end">
        {responsible ? (
          <Avatar name={responsible.name} id={responsible.id} />
        ) : (
          <span className="sr-only">{t('matters.nobody')}</span>
        )}
      </Td>
      <Td phone="hide" className="text-sm text-fg-subtle max-lg:hidden">
        <DateTime value={updatedAt} />
      </Td>
    </>
  )
}
