import { router } from '@inertiajs/react'
import { useState } from 'react'
import type { DragEvent, KeyboardEvent } from 'react'
import { ItemRow } from '~/features/collections/item_row'
import type { CollectionItem, Mark } from '~/features/collections/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

interface ItemsListProps {
  collectionId: number
  items: CollectionItem[]
  marks: Record<number, Mark>
  favorites: number[]
  canEdit: boolean
}

const KEEP = { preserveScroll: true, preserveState: true, headers: { blockType: 'button' } } as const

/** What stands in a collection, in its order; moved by dragging the handle, or with the arrow keys on it. */
export function ItemsList({ collectionId, items, marks, favorites, canEdit }: ItemsListProps) {
  const t = useMessages()
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const [said, setSaid] = useState('')

  /** Puts the item at `from` where `to` is. */
  function move(from: number, to: number) {
    if (to < 0 || to >= items.length || from === to) return
    const others = items.filter((_, place) => place !== from)
    const after = others[to - 1]?.id
    const body = { item: items[from]!.id, ...(after !== undefined && { after }) }
    router.put(route('research.collection_items.order', { id: collectionId }), body, {
      ...KEEP,
      onSuccess: () => setSaid(t('collections.moved', { place: to + 1 })),
    })
  }

  const handle = (place: number) => ({
    'draggable': true,
    'aria-label': t('collections.move', {
      title: items[place]!.title.slice(0, 80),
      place: place + 1,
      count: items.length,
    }),
    'onDragStart': (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', String(place))
      setDragged(place)
    },
    'onDragEnd': () => {
      setDragged(null)
      setOver(null)
    },
    'onKeyDown': (event: KeyboardEvent) => {
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
      if (by === 0) return
      event.preventDefault()
      move(place, place + by)
    },
  })

  return (
    <>
      <ol className="border-t border-line-subtle">
        {items.map((item, place) => (
          <li
            key={item.id}
            className={`border-b border-line-subtle ${over === place && dragged !== place ? 'bg-accent-subtle' : ''} ${dragged === place ? 'opacity-50' : ''}`}
            onDragOver={(event) => {
              if (dragged === null) return
              event.preventDefault()
              setOver(place)
            }}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged !== null) move(dragged, place)
            }}
          >
            <ItemRow
              item={item}
              root={route('research.collection_items.update', { id: collectionId, itemId: item.id })}
              mark={marks[item.documentId ?? 0]}
              favorite={favorites.includes(item.documentId ?? 0)}
              handle={canEdit ? handle(place) : undefined}
            />
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  )
}
