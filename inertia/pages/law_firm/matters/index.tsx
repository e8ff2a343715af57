import { Head } from '@inertiajs/react'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { ButtonLink } from '~/components/button_link'
import { Kbd } from '~/components/kbd'
import { PageHead } from '~/components/page_head'
import { Pager } from '~/components/pager'
import { ADD, LIST, listAddress, type MatterFilters } from '~/features/matters/address'
import { BulkArchive } from '~/features/matters/bulk_archive'
import { FilterBar } from '~/features/matters/filter_bar'
import { ListEmpty } from '~/features/matters/list_empty'
import { MattersTable } from '~/features/matters/matters_table'
import { useListKeys } from '~/features/matters/use_list_keys'
import { useSlowVisit } from '~/features/matters/use_slow_visit'
import { ViewTabs } from '~/features/matters/views'
import type { MatterLine } from '~/features/matters/vocabulary'
import { useMessages } from '~/hooks/use_messages'
import { useSelection } from '~/hooks/use_selection'

interface MattersProps {
  matters: MatterLine[]
  paging: { total: number; page: number; perPage: number }
  filters: MatterFilters
  people?: { id: number; name: string }[]
  can: { create: boolean; archive: boolean }
}

export default function Matters({ matters, paging, filters, people, can }: MattersProps) {
  const t = useMessages()
  const ids = useMemo(() => matters.map(({ id }) => id), [matters])
  const selection = useSelection(ids)
  const isLoading = useSlowVisit(LIST)
  useListKeys({
    canCreate: can.create,
    canSelect: can.archive,
    onSelect: (index, range) => selection.toggle(ids[index]!, range),
  })

  const keys = [
    { keys: ['J', 'K'], does: t('matters.list.keys.move') },
    ...(can.archive ? [{ keys: ['X'], does: t('matters.list.keys.select') }] : []),
    { keys: [t('matters.list.enter')], does: t('matters.list.keys.open') },
  ]
  const add = can.create && (
    <ButtonLink href={ADD} variant="primary" icon={Plus} kbd="N" aria-keyshortcuts="N">
      <span className="max-md:hidden">{t('matters.new')}</span>
      <span className="md:hidden">{t('matters.new_short')}</span>
    </ButtonLink>
  )

  return (
    <>
      <Head title={t('matters.title')} />
      <PageHead title={t('matters.title')} actions={add} />
      <ViewTabs filters={filters} total={paging.total} />
      <FilterBar filters={filters} people={people} total={paging.total} />
      {paging.total === 0 && !isLoading ? (
        <ListEmpty filters={filters} canCreate={can.create} />
      ) : (
        <>
          <MattersTable {...{ matters, filters, isLoading }} selection={can.archive ? selection : undefined} />
          <Pager
            {...paging}
            href={(page) => listAddress({ ...filters, page })}
            hint={keys.map((hint) => (
              <span key={hint.does} className="inline-flex items-center gap-1.5">
                {hint.keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
                {hint.does}
              </span>
            ))}
          />
        </>
      )}
      {can.archive && (
        <BulkArchive ids={[...selection.selected]} archived={filters.archived} onClear={selection.clear} />
      )}
    </>
  )
}
