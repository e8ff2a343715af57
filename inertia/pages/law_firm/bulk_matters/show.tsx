import { useMemo } from 'react'
import { Pager } from '~/components/lists/pager'
import { Table, Tbody, Td, Thead, Tr, TwoLines } from '~/components/lists/table'
import { Th } from '~/components/lists/table_head'
import { SelectAllCell, SelectCell } from '~/components/lists/table_selection'
import type { MatterFilters } from '~/features/matters/address'
import { useMaterias } from '~/features/matters/use_materias'
import { STATUSES, type MatterLine } from '~/features/matters/vocabulary'
import { StatusBadge } from '~/features/matters/status_badge'
import { BulkFrame } from '~/features/transfers/bulk_frame'
import { ChangePreview } from '~/features/transfers/change_preview'
import { FilterFields } from '~/features/transfers/filter_fields'
import { filteredAddress, type Filter } from '~/features/transfers/selection'
import type { BulkProps } from '~/features/transfers/types'
import { WorkBar } from '~/features/transfers/work_bar'
import { useMessages } from '~/hooks/use_messages'
import { useSelection } from '~/hooks/use_selection'
import { route } from '~/routes'

type BulkMattersProps = BulkProps & {
  matters: MatterLine[]
  paging: { total: number; page: number; perPage: number }
  filters: MatterFilters
  stages: string[]
  tags: string[]
  tag: string
}

const PAGE = route('law_firm.bulk_matters.show')
const EDITS = ['status', 'responsibleId', 'stage', 'materia', 'teamAdd', 'teamRemove', 'tagAdd', 'tagRemove']

const filterOf = ({ q, status, materia, responsible, stage, archived }: MatterFilters, tag: string): Filter => ({
  q,
  status: status[0] ?? '',
  materia: materia[0] ?? '',
  responsible: String(responsible[0] ?? ''),
  stage: stage[0] ?? '',
  tag,
  archived: archived ? 'yes' : '',
})

export default function BulkMatters(props: BulkMattersProps) {
  return (
    <BulkFrame subject="matters" bulk={props}>
      {props.change ? <ChangePreview subject="matters" view={props.change} /> : <List {...props} />}
    </BulkFrame>
  )
}

function List({ matters, paging, filters, stages, tags, tag, people, columns, can }: BulkMattersProps) {
  const t = useMessages()
  const ids = useMemo(() => matters.map(({ id }) => id), [matters])
  const selection = useSelection(ids)
  const filter = filterOf(filters, tag)
  const words = (all: string[]) => all.map((value) => ({ value, label: value }))
  const fields = [...(can.edit ? EDITS : []), ...(can.archive ? ['archived'] : [])]
  return (
    <>
      <FilterFields
        page={PAGE}
        filter={filter}
        choices={[
          {
            key: 'status',
            label: t('matters.field.status'),
            options: Object.entries(STATUSES).map(([value, { name }]) => ({ value, label: t(name) })),
          },
          { key: 'materia', label: t('matters.field.materia'), options: useMaterias() },
          {
            key: 'responsible',
            label: t('matters.field.responsible'),
            options: people.map(({ id, name }) => ({ value: String(id), label: name })),
          },
          { key: 'stage', label: t('transfers.field.matters.stage'), options: words(stages) },
          { key: 'tag', label: t('transfers.field.matters.tags'), options: words(tags) },
        ]}
      />
      <WorkBar
        subject="matters"
        ids={[...selection.selected]}
        total={paging.total}
        changes={{ fields, people, stages, tags }}
        {...{ filter, columns }}
      />
      <Table caption={t('transfers.page.matters')} phone="stack">
        <Thead>
          <SelectAllCell state={selection.state} onToggle={selection.toggleAll} />
          <Th>{t('matters.field.title')}</Th>
          <Th className="w-44 max-md:hidden">{t('matters.field.materia')}</Th>
          <Th className="w-48 max-lg:hidden">{t('matters.field.responsible')}</Th>
          <Th className="w-32">{t('matters.field.status')}</Th>
        </Thead>
        <Tbody>
          {matters.map((matter) => (
            <Row key={matter.id} matter={matter} selection={selection} />
          ))}
        </Tbody>
      </Table>
      <Pager {...paging} href={(page) => filteredAddress(PAGE, filter, page)} />
    </>
  )
}

function Row({ matter, selection }: { matter: MatterLine; selection: ReturnType<typeof useSelection<number>> }) {
  const t = useMessages()
  const { id, reference, title, clientName, materia, responsible, status } = matter
  return (
    <Tr selected={selection.isSelected(id)}>
      <SelectCell
        name={reference}
        checked={selection.isSelected(id)}
        onToggle={(range) => selection.toggle(id, range)}
      />
      <Td phone="title">
        <TwoLines
          strong
          title={title}
          first={`${reference} · ${title}`}
          second={clientName ?? t('matters.no_client')}
        />
      </Td>
      <Td phone="hide" className="text-sm text-fg-muted max-md:hidden">
        {t(`matters.materia.${materia}`)}
      </Td>
      <Td phone="hide" className="truncate text-sm text-fg-muted max-lg:hidden">
        {responsible?.name ?? t('matters.nobody')}
      </Td>
      <Td phone="end" label={t('matters.field.status')}>
        <StatusBadge status={status} />
      </Td>
    </Tr>
  )
}
