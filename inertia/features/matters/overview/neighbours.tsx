import { router, usePage } from '@inertiajs/react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { IconButton } from '~/components/actions/icon_button'
import { plainKey } from '~/features/shell/plain_key'
import { useMessages } from '~/hooks/use_messages'
import { matterAddress } from '~/features/matters/address'
import { fetchListPage } from '~/features/matters/list/fetch_list_page'
import { pageAddress, type placeInList, type Step } from '~/features/matters/list/list_trail'

interface NeighboursProps {
  place: ReturnType<typeof placeInList>
  /** The part of the matter that is open, which stays open in the neighbour. */
  tab: string
}

/** The ways to the previous and the next matter of the list that one came from, over the ends of its pages too; J and K go there as well. */
export function Neighbours({ place: { address, position, previous, next }, tab }: NeighboursProps) {
  const t = useMessages()
  const { version } = usePage()
  const isFetching = useRef(false)
  const addressOf = (id: number) => matterAddress(id, tab === 'summary' ? undefined : tab)

  async function go(step: Step, end: 'first' | 'last') {
    if ('id' in step) return router.visit(addressOf(step.id))
    if (isFetching.current) return
    isFetching.current = true
    const trail = await fetchListPage(address, step.page, version)
    isFetching.current = false
    const id = end === 'first' ? trail?.ids[0] : trail?.ids.at(-1)
    router.visit(id === undefined ? pageAddress(address, step.page) : addressOf(id))
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = plainKey(event)
    if (key === 'j' && next) void go(next, 'first')
    if (key === 'k' && previous) void go(previous, 'last')
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  if (!position) return null
  const way = (step: Step, end: 'first' | 'last') =>
    'id' in step ? { href: addressOf(step.id) } : { onClick: () => void go(step, end) }
  return (
    <>
      <span className="px-1.5 tabular-nums">{t('lists.position', position)}</span>
      {previous && (
        <IconButton label={t('lists.previous_matter')} icon={ChevronUp} size="sm" {...way(previous, 'last')} />
      )}
      {next && <IconButton label={t('lists.next_matter')} icon={ChevronDown} size="sm" {...way(next, 'first')} />}
    </>
  )
}
