import { Menu } from '~/components/actions/menu'
import { FilterBar } from '~/features/lists/filter_bar'
import { FilterChips } from '~/features/lists/filter_chips'
import { useMessages } from '~/hooks/use_messages'
import { KINDS, STATES, listAddress, type InvitationFilters } from './address'

/** Search, and the filters by state and kind with those in force. */
export function InvitationFilterBar({ filters }: { filters: InvitationFilters }) {
  const t = useMessages()
  const { tab, state, kind } = filters
  const label = t(tab === 'sent' ? 'invitations.search_sent' : 'invitations.search_received')
  const to = (part: Partial<InvitationFilters>) => listAddress({ ...filters, ...part, page: 1 })
  const toggled = <T,>(all: T[], one: T) => (all.includes(one) ? all.filter((each) => each !== one) : [...all, one])
  const menus = [
    {
      label: t('invitations.filter.state'),
      choices: STATES.map((each) => ({
        name: t(`invitations.state.${each}`),
        checked: state.includes(each),
        href: to({ state: toggled(state, each) }),
      })),
    },
    {
      label: t('invitations.filter.kind'),
      choices: KINDS.map((each) => ({
        name: t(`invitations.kind.${each}`),
        checked: kind.includes(each),
        href: to({ kind: toggled(kind, each) }),
      })),
    },
  ]
  const chips = menus.flatMap((menu) =>
    menu.choices.map(({ name, checked, href }) => ({ label: menu.label, value: checked && name, removeHref: href }))
  )

  return (
    <FilterBar search={{ value: filters.q, label, href: (q) => to({ q }), className: 'w-72 flex-none' }}>
      {menus.map((menu) => (
        <Menu
          key={menu.label}
          trigger={{ label: menu.label, size: 'sm' }}
          items={menu.choices.map(({ name, checked, href }) => ({ label: name, checked, href }))}
        />
      ))}
      <FilterChips chips={chips} />
    </FilterBar>
  )
}
