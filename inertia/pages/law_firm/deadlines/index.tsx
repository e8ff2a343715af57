import { Head } from '@inertiajs/react'
import { CalendarClock, Download, Printer } from 'lucide-react'
import { useMemo } from 'react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { EmptyState } from '~/components/feedback/empty_state'
import { Note } from '~/components/feedback/note'
import { PageHead } from '~/components/layout/page_head'
import { ListPages } from '~/features/activities/activity_list'
import { DeadlinesTable } from '~/features/docket/deadlines_table'
import { KeptPanel } from '~/features/docket/kept_panel'
import { fileAddress, listAddress } from '~/features/docket/list_address'
import { DeadlineFilters } from '~/features/docket/list_filters'
import type { DeadlinesProps } from '~/features/docket/list_types'
import { ReassignBar } from '~/features/docket/reassign_bar'
import { usePermission } from '~/features/matters/use_permission'
import { useMessages } from '~/hooks/use_messages'
import { useSelection } from '~/hooks/use_selection'

/** The deadlines of all matters that a person sees: what is over, what comes, what waits for somebody. */
export default function Deadlines({ deadlines, next, total, filters, today, kept, ...props }: DeadlinesProps) {
  const t = useMessages()
  const mayReadClients = usePermission('clientes:leer')
  const ids = useMemo(() => deadlines.map(({ id }) => id), [deadlines])
  const selection = useSelection(ids)
  const maySelect = usePermission('expedientes:editar') && !filters.sheet && deadlines.some(({ open }) => open)
  const print = filters.sheet ? (
    <Button icon={Printer} variant="primary" onClick={() => window.print()}>
      {t('common.print')}
    </Button>
  ) : (
    <ButtonLink icon={Printer} href={listAddress(filters, { sheet: true })}>
      {t('docket.list.sheet')}
    </ButtonLink>
  )
  return (
    <>
      <Head title={t('docket.list.title')} />
      <PageHead
        title={t('docket.list.title')}
        meta={t('docket.list.lead')}
        actions={
          <span className="flex flex-wrap gap-2 print:hidden">
            {print}
            <ButtonLink icon={Download} href={fileAddress(filters)} external download>
              {t('docket.list.file')}
            </ButtonLink>
          </span>
        }
      />
      <div className="flex flex-wrap items-center gap-2 px-6 py-2.5 max-md:px-4">
        <DeadlineFilters {...props} filters={filters} withClients={mayReadClients} />
      </div>
      {total !== null && total > deadlines.length && (
        <div className="px-6 pb-2.5 max-md:px-4">
          <Note tone="warning">{t('docket.list.sheet_part', { shown: deadlines.length, total })}</Note>
        </div>
      )}
      {deadlines.length === 0 ? (
        <EmptyState icon={CalendarClock} title={t('docket.list.empty')} text={t('docket.list.empty_text')} />
      ) : (
        <DeadlinesTable {...{ deadlines, today }} selection={maySelect ? selection : undefined} />
      )}
      <div className="grid gap-4 px-6 pt-4 pb-10 max-md:px-4">
        <ListPages
          next={next && listAddress(filters, { after: next, sheet: filters.sheet })}
          first={filters.isLater ? listAddress(filters) : null}
        />
        <KeptPanel kept={kept} />
      </div>
      {maySelect && (
        <ReassignBar
          deadlines={deadlines.filter(({ id }) => selection.isSelected(id))}
          people={props.people}
          onClear={selection.clear}
        />
      )}
    </>
  )
}
