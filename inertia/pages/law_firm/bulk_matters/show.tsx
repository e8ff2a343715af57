import type { MatterFilters } from '~/features/matters/address'
import { useMaterias } from '~/features/matters/use_materias'
import { STATUSES, type MatterLine } from '~/features/matters/vocabulary'
import { StatusBadge } from '~/features/matters/status_badge'
import { BulkFrame } from '~/features/transfers/bulk_frame'
import { BulkList } from '~/features/transfers/bulk_list'
import { ChangePreview } from '~/features/transfers/change_preview'
import type { Filter } from '~/features/transfers/selection'
import type { BulkProps } from '~/features/transfers/types'
import { useMessages } from '~/hooks/use_messages'

type BulkMattersProps = BulkProps & {
  matters: MatterLine[]
  paging: { total: number; page: number; perPage: number }
  filters: MatterFilters
  stages: string[]
  tags: string[]
  tag: string
}

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
  const filter = filterOf(filters, tag)
  const words = (all: string[]) => all.map((value) => ({ value, label: value }))
  const fields = [...(can.edit ? EDITS : []), ...(can.archive ? ['archived'] : [])]
  return (
    <BulkList
      subject="matters"
      rows={matters}
      nameOf={({ reference }) => reference}
      exported={columns}
      changes={{ fields, people, stages, tags }}
      {...{ paging, filter }}
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
        { key: 'stage', label: t('matters.field.stage'), options: words(stages) },
        { key: 'tag', label: t('transfers.field.matters.tags'), options: words(tags) },
      ]}
      columns={[
        {
          name: t('matters.field.title'),
          lines: ({ reference, title, clientName }) => ({
            first: `${reference} · ${title}`,
            second: clientName ?? t('matters.no_client'),
            title,
          }),
        },
        {
          name: t('matters.field.materia'),
          width: 'w-44',
          hidden: 'max-md:hidden',
          phone: 'hide',
          className: 'text-sm text-fg-muted',
          cell: ({ materia }) => t(`matters.materia.${materia}`),
        },
        {
          name: t('matters.field.responsible'),
          width: 'w-48',
          hidden: 'max-lg:hidden',
          phone: 'hide',
          className: 'truncate text-sm text-fg-muted',
          cell: ({ responsible }) => responsible?.name ?? t('matters.nobody'),
        },
        {
          name: t('matters.field.status'),
          width: 'w-32',
          phone: 'end',
          cell: ({ status }) => <StatusBadge status={status} />,
        },
      ]}
    />
  )
}
