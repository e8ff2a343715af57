import { Head, usePage } from '@inertiajs/react'
import { FolderPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { OPENED, lazily } from '~/components/feedback/lazily'
import { Button } from '~/components/actions/button'
import { PageHead } from '~/components/layout/page_head'
import type { SavedItemsQuery, Tab } from '~/features/collections/address'
import { AlertsList } from '~/features/collections/alerts_list'
import { CollectionsList } from '~/features/collections/collections_list'
import { FavoritesList } from '~/features/collections/favorites_list'
import type { SourceNames } from '~/features/collections/favorites_list'
import { SavedItemsTabs } from '~/features/collections/saved_items_tabs'
import type { AlertLine, CollectionLine, FavoriteLine, Mark } from '~/features/collections/types'
import { useMessages } from '~/hooks/use_messages'
import type { SharedProps } from '~/types'

const CollectionDialog = lazily(() => import('~/features/collections/collection_dialog'), OPENED)

type Paging = { total: number; page: number; perPage: number }

type SavedItemsProps = {
  tab: Tab
  query: SavedItemsQuery
  counts: Record<Tab, number>
  sources: SourceNames[]
  collections?: CollectionLine[]
  favorites?: FavoriteLine[]
  kinds?: { source: string; kind: string; total: number }[]
  marks?: Record<number, Mark>
  alerts?: AlertLine[]
  paging?: Paging
}

/** What the reader keeps of the library: collections, favourites, alerts. */
export default function SavedItems({ tab, query, counts, sources, paging, ...parts }: SavedItemsProps) {
  const t = useMessages()
  const userId = usePage<SharedProps>().props.identity!.id
  const [made, setMade] = useState<{ open: boolean } | null>(null)
  const onNew = () => setMade({ open: true })
  const title = t(`collections.tab.${tab}`)

  return (
    <>
      <Head title={title} />
      <PageHead
        title={title}
        meta={tab === 'collections' && t('collections.lead')}
        actions={
          tab === 'collections' && (
            <Button variant="primary" icon={FolderPlus} onClick={onNew}>
              {t('collections.new')}
            </Button>
          )
        }
      />
      <SavedItemsTabs tab={tab} counts={counts} />
      {parts.collections && paging && (
        <CollectionsList collections={parts.collections} {...{ paging, query, userId, onNew }} />
      )}
      {parts.favorites && paging && (
        <FavoritesList
          favorites={parts.favorites}
          kinds={parts.kinds ?? []}
          marks={parts.marks ?? {}}
          count={counts.favorites}
          {...{ paging, query, sources }}
        />
      )}
      {parts.alerts && <AlertsList alerts={parts.alerts} sources={sources} />}
      {made && (
        <Suspense>
          <CollectionDialog open={made.open} onClose={() => setMade({ open: false })} />
        </Suspense>
      )}
    </>
  )
}
