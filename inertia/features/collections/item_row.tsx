import { router } from '@inertiajs/react'
import { GripVertical, Pencil, StickyNote, X } from 'lucide-react'
import { useState } from 'react'
import type { ButtonHTMLAttributes } from 'react'
import { Button } from '~/components/actions/button'
import { Icon } from '~/components/display/icon'
import { IconButton } from '~/components/actions/icon_button'
import { FavoriteButton } from '~/features/collections/favorite_button'
import { ItemNote } from '~/features/collections/item_note'
import { KeptText } from '~/features/collections/kept_text'
import type { CollectionItem, Mark } from '~/features/collections/types'
import { CopyButton } from '~/features/research/copy_button'
import { useMessages } from '~/hooks/use_messages'

interface ItemRowProps {
  item: CollectionItem
  /** Its address. */
  root: string
  mark?: Mark
  favorite: boolean
  /** Left out for who may not change the collection. */
  handle?: ButtonHTMLAttributes<HTMLButtonElement>
}

/** A document in a collection, with its passage and its note. */
export function ItemRow({ item, root, mark, favorite, handle }: ItemRowProps) {
  const t = useMessages()
  const [isWriting, setWriting] = useState(false)
  const { documentId, citation, passage, note, addedBy } = item
  const remove = () =>
    router.delete(root, { preserveScroll: true, preserveState: true, headers: { blockType: 'button' } })

  return (
    <article className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 py-3.5">
      {handle ? (
        <button
          type="button"
          {...handle}
          className="-ml-1.5 grid size-7 cursor-grab place-items-center rounded-md text-fg-subtle hover:bg-surface-hover max-md:size-10"
        >
          <Icon of={GripVertical} />
        </button>
      ) : (
        <span />
      )}
      <div className="grid min-w-0 max-w-198 gap-2">
        <KeptText kept={item} mark={mark} />
        {passage && (
          <blockquote
            className="border-l-2 border-line pl-3 font-serif text-snippet whitespace-pre-line wrap-anywhere"
            lang="es-MX"
          >
            «{passage}»
          </blockquote>
        )}
        {isWriting ? (
          <ItemNote root={root} note={note} onEnd={() => setWriting(false)} />
        ) : (
          note && (
            <p className="rounded-md bg-surface-subtle px-3 py-2 text-sm whitespace-pre-line wrap-anywhere">{note}</p>
          )
        )}
        <div className="-ml-2.25 flex min-h-7 flex-wrap items-center gap-x-0.5">
          <CopyButton citation={citation} />
          {handle && !isWriting && (
            <Button variant="ghost" size="sm" icon={note ? Pencil : StickyNote} onClick={() => setWriting(true)}>
              {t(note ? 'collections.edit_note' : 'collections.add_note')}
            </Button>
          )}
          {documentId && <FavoriteButton iconOnly documentId={documentId} favorite={favorite} />}
          {handle && <IconButton icon={X} size="sm" label={t('collections.remove')} onClick={remove} />}
          <span className="ml-auto text-xs text-fg-subtle">{t('collections.added_by', { name: addedBy })}</span>
        </div>
      </div>
    </article>
  )
}
