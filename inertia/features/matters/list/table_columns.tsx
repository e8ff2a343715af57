import type { ReactNode } from 'react'
import { Avatar } from '~/components/display/avatar'
import { cx } from '~/components/cx'
import { DateTime } from '~/components/display/date_time'
import { useMessages } from '~/hooks/use_messages'
import type { ColumnKey, SortKey } from '~/features/matters/address'
import { NextDate } from '~/features/matters/next_date'
import { StatusInList } from '~/features/matters/status_badge'
import { MATERIAS, type MatterLine } from '~/features/matters/vocabulary'

/** A column of the table besides the title. */
export interface MatterColumn {
  /** Width of the column. */
  width: string
  /** Classes that hide it on narrow windows while nobody chose the columns. */
  hidden: string
  /** By what a press on its head orders the list. */
  sort?: SortKey
  phone: 'meta' | 'end' | 'hide'
  cell: (props: { matter: MatterLine }) => ReactNode
}

/** The columns in their order. */
export const MATTER_COLUMNS: Record<ColumnKey, MatterColumn> = {
  number: { width: 'w-20', hidden: '', sort: 'number', phone: 'hide', cell: NumberCell },
  court: { width: 'w-66 2xl:w-80', hidden: 'max-xl:hidden', sort: 'court', phone: 'hide', cell: CourtCell },
  materia: { width: 'w-36', hidden: '', phone: 'hide', cell: MateriaCell },
  status: { width: 'w-36', hidden: '', sort: 'stage', phone: 'meta', cell: StatusCell },
  responsible: { width: 'w-15', hidden: '', sort: 'responsible', phone: 'end', cell: ResponsibleCell },
  next: { width: 'w-30', hidden: 'md:max-lg:hidden', sort: 'next', phone: 'meta', cell: NextCell },
  updated: { width: 'w-31', hidden: 'max-lg:hidden', sort: 'updated', phone: 'hide', cell: UpdatedCell },
}

function NumberCell({ matter: { reference } }: { matter: MatterLine }) {
  return <span className="text-sm whitespace-nowrap text-fg-subtle">{reference}</span>
}

/** The whole name of a court takes two lines; a longer one is whole on hover and for readers of the screen. */
function CourtCell({ matter: { court, fileNumber } }: { matter: MatterLine }) {
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

function MateriaCell({ matter: { materia } }: { matter: MatterLine }) {
  const t = useMessages()
  return <span className="block truncate text-sm text-fg-muted">{t(MATERIAS[materia])}</span>
}

function StatusCell({ matter: { stage, status, materia, fileNumber } }: { matter: MatterLine }) {
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

function ResponsibleCell({ matter: { responsible } }: { matter: MatterLine }) {
  const t = useMessages()
  if (!responsible) return <span className="sr-only">{t('matters.nobody')}</span>
  return <Avatar name={responsible.name} id={responsible.id} />
}

function NextCell({ matter: { nextOn } }: { matter: MatterLine }) {
  const t = useMessages()
  if (!nextOn) return <span className="sr-only">{t('matters.list.no_next')}</span>
  return (
    <span className="text-sm whitespace-nowrap">
      <NextDate value={nextOn} className="text-fg-muted" />
    </span>
  )
}

function UpdatedCell({ matter: { updatedAt } }: { matter: MatterLine }) {
  return <DateTime value={updatedAt} className="text-sm text-fg-subtle" />
}
