import { router } from '@inertiajs/react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { IconButton } from '~/components/icon_button'
import { plainKey } from '~/features/shell/plain_key'
import { useMessages } from '~/hooks/use_messages'
import { matterAddress } from './address'
import type { placeInList } from './list_trail'

interface NeighboursProps {
  place: ReturnType<typeof placeInList>
  /** The part of the matter that is open, which stays open in the neighbour. */
  tab: string
}

/** The ways to the previous and the next matter of the list that one came from; J and K go there too. */
export function Neighbours({ place: { position, previous, next }, tab }: NeighboursProps) {
  const t = useMessages()
  const addressOf = (id: number) => matterAddress(id, tab === 'summary' ? undefined : tab)

  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = plainKey(event)
    const id = key === 'j' ? next : key === 'k' ? previous : null
    if (id !== null) router.visit(addressOf(id))
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  if (!position) return null
  return (
    <>
      <span className="px-1.5 tabular-nums">{t('lists.position', position)}</span>
      {previous !== null && (
        <IconButton label={t('lists.previous_matter')} icon={ChevronUp} href={addressOf(previous)} size="sm" />
      )}
      {next !== null && (
        <IconButton label={t('lists.next_matter')} icon={ChevronDown} href={addressOf(next)} size="sm" />
      )}
    </>
  )
}
