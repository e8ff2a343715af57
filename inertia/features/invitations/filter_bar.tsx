import { router } from '@inertiajs/react'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Chip } from '~/components/chip'
import { Icon } from '~/components/icon'
import { Menu } from '~/components/menu'
import { useMessages } from '~/hooks/use_messages'
import { KINDS, STATES, listAddress, type InvitationFilters } from './address'
import { KIND_NAMES, STATE_LOOKS } from './vocabulary'

const PAUSE = 250

/** What is typed; after a pause it goes into the address and the list follows. */
function useSearchText(filters: InvitationFilters) {
  const [text, setText] = useState(filters.q)
  const sent = useRef(filters.q)

  // Who removes a filter or goes back changes the address first; the box follows.
  useEffect(() => {
    if (filters.q === sent.current) return
    sent.current = filters.q
    setText(filters.q)
  }, [filters.q])

  useEffect(() => {
    const q = text.trim()
    if (q === sent.current) return
    const timer = setTimeout(() => {
      sent.current = q
      const options = { preserveState: true, preserveScroll: true, replace: true }
      router.get(listAddress({ ...filters, q, page: 1 }), {}, options)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [text, filters])

  return [text, setText] as const
}

/** Search, and the filters by state and kind with those in force. */
export function FilterBar({ filters }: { filters: InvitationFilters }) {
  const t = useMessages()
  const [text, setText] = useSearchText(filters)
  const { tab, state, kind } = filters
  const label = t(tab === 'sent' ? 'invitations.search_sent' : 'invitations.search_received')
  const to = (part: Partial<InvitationFilters>) => listAddress({ ...filters, ...part, page: 1 })
  const toggled = <T,>(all: T[], one: T) => (all.includes(one) ? all.filter((each) => each !== one) : [...all, one])

  return (
    <div className="flex flex-wrap items-center gap-2 px-6 py-2.5 max-md:px-4">
      <div className="relative w-72 flex-none max-md:w-full">
        <Icon of={Search} className="pointer-events-none absolute top-1/2 left-2 -translate-y-1/2 text-fg-subtle" />
        <input
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-label={label}
          placeholder={label}
          maxLength={200}
          className="h-control-sm w-full rounded-md border border-line bg-surface pr-2 pl-7.5 text-sm text-fg placeholder:text-fg-subtle hover:border-line-strong max-md:h-10 max-md:text-md"
        />
      </div>
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
