import { Avatar } from '~/components/display/avatar'
import { cx } from '~/components/cx'
import { DateTime } from '~/components/display/date_time'
import type { ListColumns } from '~/features/lists/columns'
import { useMessages } from '~/hooks/use_messages'
import type { ColumnKey, SortKey } from '~/features/matters/address'
import { NextDate } from '~/features/matters/next_date'
import { StatusInList } from '~/features/matters/status_badge'
import { MATERIAS, type MatterLine } from '~/features/matters/vocabulary'

type CellProps = { matter: MatterLine }

/** The columns of the list. */
export const MATTER_COLUMNS: ListColumns<ColumnKey, CellProps, SortKey> = {
  all: {
    number: {
      name: 'matters.number',
      shortName: 'matters.number_short',
      width: 'w-20',
      sort: 'number',
      phone: 'hide',
      cell: NumberCell,
    },
    court: {
      name: 'matters.list.court_and_file',
      width: 'w-66 2xl:w-80',
      hidden: 'max-xl:hidden',
      sort: 'court',
      phone: 'hide',
      cell: CourtCell,
    },
    materia: { name: 'matters.field.materia', width: 'w-36', phone: 'hide', cell: MateriaCell },
    status: { name: 'matters.list.status_and_stage', width: 'w-36', sort: 'stage', phone: 'meta', cell: StatusCell },
    responsible: {
      name: 'matters.field.responsible',
      shortName: 'matters.list.responsible_short',
      width: 'w-15',
      sort: 'responsible',
      phone: 'end',
      cell: ResponsibleCell,
    },
    next: {
      name: 'matters.list.next',
      width: 'w-30',
      hidden: 'md:max-lg:hidden',
      sort: 'next',
      phone: 'meta',
      cell: NextCell,
    },
    updated: {
      name: 'matters.list.updated',
      width: 'w-31',
      hidden: 'max-lg:hidden',
      sort: 'updated',
      phone: 'hide',
      cell: UpdatedCell,
    },
  },
  defaults: ['number', 'court', 'status', 'responsible', 'next', 'updated'],
}

function NumberCell({ matter: { reference } }: CellProps) {
  return <span className="text-sm whitespace-nowrap text-fg-subtle">{reference}</span>
}

/** The whole name of a court takes two lines; a longer one is whole on hover and for readers of the screen. */
function CourtCell({ matter: { court, fileNumber } }: CellProps) {
  const t = useMessages()
  if (!court && !fileNumber) return <span className="text-sm text-fg-subtle">{t('matters.no_court')}</span>
  return (
    <span className="block py-1 text-sm leading-4">
      <span title={court ?? undefined} className={cx('line-clamp-2', court ? 'text-fg-muted' : 'text-fg-subtle')}>
        {court ?? t('matters.no_court')}
      </span>
      <span className="block truncate text-fg-subtle">{fileNumber ?? t('matters.no_file_number')}</span>
    </span>
  )
}

function MateriaCell({ matter: { materia } }: CellProps) {
  const t = useMessages()
  return <span className="block truncate text-sm text-fg-muted">{t(MATERIAS[materia])}</span>
}

function StatusCell({ matter: { stage, status, materia, fileNumber } }: CellProps) {
  const t = useMessages()
  return (
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
  )
}

function ResponsibleCell({ matter: { responsible } }: CellProps) {
  const t = useMessages()
  if (!responsible) return <span className="sr-only">{t('matters.nobody')}</span>
  return <Avatar name={responsible.name} id={responsible.id} />
}

function NextCell({ matter: { nextOn } }: CellProps) {
  const t = useMessages()
  if (!nextOn) return <span className="sr-only">{t('matters.list.no_next')}</span>
  return (
    <span className="text-sm whitespace-nowrap">
      <NextDate value={nextOn} className="text-fg-muted" />
    </span>
  )
}

function UpdatedCell({ matter: { updatedAt } }: CellProps) {
  return <DateTime value={updatedAt} className="text-sm text-fg-subtle" />
}
