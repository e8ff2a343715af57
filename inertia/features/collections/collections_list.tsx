import { Link } from '@inertiajs/react'
import { FolderOpen, Lock, Users } from 'lucide-react'
import { Badge } from '~/components/display/badge'
import { RelativeTime } from '~/components/display/date_time'
import { EmptyState } from '~/components/feedback/empty_state'
import { Pager } from '~/components/lists/pager'
import { Segmented } from '~/components/actions/segmented'
import { shelfAddress } from '~/features/collections/address'
import type { SavedItemsQuery } from '~/features/collections/address'
import { SavedItemsBar } from '~/features/collections/saved_items_bar'
import type { CollectionLine } from '~/features/collections/types'
import { NothingFound } from '~/features/lists/nothing_found'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

interface CollectionsListProps {
  collections: CollectionLine[]
  paging: { total: number; page: number; perPage: number }
  query: SavedItemsQuery
  userId: number
  onNew: () => void
}

/** The collections that the reader sees, their own and those shared in the firm. */
export function CollectionsList({ collections, paging, query, userId, onNew }: CollectionsListProps) {
  const t = useMessages()
  const { q, whose } = query
  const isNarrowed = Boolean(q || whose)
  if (collections.length === 0 && !isNarrowed)
    return (
      <EmptyState
        icon={FolderOpen}
        title={t('collections.empty.title')}
        text={t('collections.empty.text')}
        action={{ label: t('collections.new'), onClick: onNew, primary: true }}
      />
    )
  return (
    <div className="px-6 pb-10 max-md:px-4">
      <SavedItemsBar
        label={t('collections.search')}
        value={q}
        href={(text) => shelfAddress('collections', { whose, q: text })}
      >
        <Segmented
          label={t('collections.whose')}
          value={whose ?? 'all'}
          options={(['all', 'mine', 'shared'] as const).map((value) => ({
            value,
            label: t(`collections.whose.${value}`),
            href: shelfAddress('collections', { q, whose: value === 'all' ? null : value }),
          }))}
        />
      </SavedItemsBar>
      {collections.length === 0 ? (
        <NothingKept href={shelfAddress('collections')} />
      ) : (
        <ul className="border-t border-line-subtle">
          {collections.map((collection) => (
            <CollectionRow key={collection.id} collection={collection} isMine={collection.owner.id === userId} />
          ))}
        </ul>
      )}
      <Pager {...paging} href={(page) => shelfAddress('collections', { q, whose, page })} className="px-0!" />
    </div>
  )
}

/** No row matches what was asked. */
export function NothingKept({ href }: { href: string }) {
  const t = useMessages()
  return (
    <NothingFound
      title={t('collections.none_found.title')}
      text={t('collections.none_found.text')}
      clear={{ label: t('collections.clear'), href }}
    />
  )
}

function CollectionRow({ collection, isMine }: { collection: CollectionLine; isMine: boolean }) {
  const t = useMessages()
  const { id, name, description, sharing, owner, items, updatedAt } = collection
  return (
    <li className="relative flex min-h-row-2 items-center gap-4 border-line-subtle py-2.5 not-last:border-b hover:bg-surface-hover">
      <span className="min-w-0 flex-1">
        <Link
          href={route('research.collections.show', { id })}
          className="block truncate font-medium after:absolute after:inset-0"
          title={name}
        >
          {name}
        </Link>
        <span className="block truncate text-sm text-fg-subtle">
          {[isMine ? t('collections.yours') : t('collections.owner', { name: owner.name }), description]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <Badge tone="outline" icon={sharing === 'private' ? Lock : Users} className="max-md:hidden">
        {t(`collections.sharing.${sharing}`)}
      </Badge>
      <span className="flex-none text-right text-sm text-fg-subtle tabular-nums">
        <span className="block">{t('collections.items', { count: items })}</span>
        <RelativeTime value={updatedAt} />
      </span>
    </li>
  )
}
