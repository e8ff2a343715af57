import { useCallback } from 'react'
import { Chip } from '~/components/display/chip'
import { Menu } from '~/components/actions/menu'
import { ListSearch } from '~/features/lists/list_search'
import { useMessages } from '~/hooks/use_messages'
import { KINDS, STATES, listAddress, type InvitationFilters } from './address'
import { KIND_NAMES, STATE_LOOKS } from './vocabulary'

/** Search, and the filters by state and kind with those in force. */
export function FilterBar({ filters }: { filters: InvitationFilters }) {
  const t = useMessages()
  const withText = useCallback((q: string) => listAddress({ ...filters, q, page: 1 }), [filters])
  const { tab, state, kind } = filters
  const label = t(tab === 'sent' ? 'invitations.search_sent' : 'invitations.search_received')
  const to = (part: Partial<InvitationFilters>) => listAddress({ ...filters, ...part, page: 1 })
  const toggled = <T,>(all: T[], one: T) => (all.includes(one) ? all.filter((each) => each !== one) : [...all, one])

  return (
    <div className="flex flex-wrap items-center gap-2 px-6 py-2.5 max-md:px-4">
      <ListSearch value={filters.q} label={label} href={withText} className="w-72 flex-none" />
      <Menu
        trigger={{ label: t('invitations.filter.state'), size: 'sm' }}
        items={STATES.map((each) => ({
          label: t(STATE_LOOKS[each].label),
          checked: state.includes(each),
          href: to({ state: toggled(state, each) }),
        }))}
      />
      <Menu
        trigger={{ label: t('invitations.filter.kind'), size: 'sm' }}
        items={KINDS.map((each) => ({
          label: t(KIND_NAMES[each]),
          checked: kind.includes(each),
          href: to({ kind: toggled(kind, each) }),
        }))}
      />
      {state.map((each) => (
        <Chip
          key={each}
          label={t('invitations.filter.state')}
          value={t(STATE_LOOKS[each].label)}
          removeHref={to({ state: toggled(state, each) })}
        />
      ))}
      {kind.map((each) => (
        <Chip
          key={each}
          label={t('invitations.filter.kind')}
          value={t(KIND_NAMES[each])}
          removeHref={to({ kind: toggled(kind, each) })}
        />
      ))}
    </div>
  )
}
