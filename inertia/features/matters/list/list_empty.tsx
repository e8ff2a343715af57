import { Archive, FolderOpen, UserRound } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { EmptyState } from '~/components/feedback/empty_state'
import { usePage } from '@inertiajs/react'
import { NothingFound } from '~/features/lists/nothing_found'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { SharedProps } from '~/types'
import { ADD, LIST, filterCount, type MatterFilters } from '~/features/matters/address'

/** Where the list would be: why there is nothing and what to do next. */
export function ListEmpty({ filters, canCreate }: { filters: MatterFilters; canCreate: boolean }) {
  const t = useMessages()
  const me = usePage<SharedProps>().props.identity!.id
  const { q, archived, responsible } = filters
  const add = canCreate && { label: t('matters.new'), href: ADD, primary: true }

  if (q === '' && filterCount(filters) === 0) {
    return (
      <EmptyState
        icon={FolderOpen}
        title={t('matters.empty.title')}
        text={t(canCreate ? 'matters.empty.text' : 'matters.empty.read_only')}
        action={add}
        actions={
          canCreate && (
            <ButtonLink href={route('law_firm.bulk_matters.show', {}, { tab: 'import' })}>
              {t('onboarding.import')}
            </ButtonLink>
          )
        }
      />
    )
  }
  if (q === '' && filterCount(filters) === 1 && archived) {
    return (
      <EmptyState icon={Archive} title={t('matters.empty.archived.title')} text={t('matters.empty.archived.text')} />
    )
  }
  if (q === '' && filterCount(filters) === 1 && responsible.length === 1 && responsible[0] === me) {
    return (
      <EmptyState
        icon={UserRound}
        title={t('matters.empty.mine.title')}
        text={t('matters.empty.mine.text')}
        action={add}
      />
    )
  }
  return (
    <NothingFound
      title={t('matters.empty.filtered.title')}
      text={t('matters.empty.filtered.text')}
      clear={{ label: t('matters.list.clear_filters'), href: LIST }}
    />
  )
}
