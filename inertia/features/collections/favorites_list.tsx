import { router } from '@inertiajs/react'
import { Star } from 'lucide-react'
import { DateTime } from '~/components/display/date_time'
import { NothingSaved } from '~/features/collections/nothing_saved'
import { IconButton } from '~/components/actions/icon_button'
import { Pager } from '~/components/lists/pager'
import { SelectField } from '~/components/forms/choices/select_field'
import { shelfAddress } from '~/features/collections/address'
import type { SavedItemsQuery } from '~/features/collections/address'
import { NothingKept } from '~/features/collections/collections_list'
import { KeptText } from '~/features/collections/kept_text'
import { ResultSaving } from '~/features/collections/result_saving'
import { SavedItemsBar } from '~/features/collections/saved_items_bar'
import type { FavoriteLine, Mark } from '~/features/collections/types'
import { CopyButton } from '~/features/research/copy_button'
import type { Bilingual } from '~/features/research/types'
import { visitList } from '~/features/lists/visit_list'
import { useMessages } from '~/hooks/use_messages'
import { useLocale } from '~/i18n/provider'
import { route } from '~/routes'

export type SourceNames = {
  slug: string
  name: Bilingual
  kinds: { slug: string; name: Bilingual }[]
}

interface FavoritesListProps {
  favorites: FavoriteLine[]
  paging: { total: number; page: number; perPage: number }
  kinds: { source: string; kind: string; total: number }[]
  marks: Record<number, Mark>
  query: SavedItemsQuery
  sources: SourceNames[]
  count: number
}

const KEEP = { preserveScroll: true, preserveState: true, headers: { blockType: 'button' } } as const

/** The favourites of the reader, newest first. */
export function FavoritesList({ favorites, paging, kinds, marks, query, sources, count }: FavoritesListProps) {
  const t = useMessages()
  const { q, source, kind } = query
  if (count === 0)
    return (
      <NothingSaved
        icon={Star}
        title={t('collections.favorites.empty.title')}
        text={t('collections.favorites.empty.text')}
      />
    )
  return (
    <div className="px-6 pb-10 max-md:px-4">
      <SavedItemsBar
        label={t('collections.favorites.search')}
        value={q}
        href={(text) => shelfAddress('favorites', { source, kind, q: text })}
      >
        <KindFilter {...{ kinds, sources, query, count }} />
      </SavedItemsBar>
      {favorites.length === 0 ? (
        <NothingKept href={shelfAddress('favorites')} />
      ) : (
        <ul>
          {favorites.map((favorite) => (
            <FavoriteRow key={favorite.id} favorite={favorite} mark={marks[favorite.documentId ?? 0]} />
          ))}
        </ul>
      )}
      <Pager
        {...paging}
        href={(page) => shelfAddress('favorites', { q, source, kind, page })}
        className="border-t border-line px-0!"
      />
    </div>
  )
}

function KindFilter({
  kinds,
  sources,
  query,
  count,
}: Pick<FavoritesListProps, 'kinds' | 'sources' | 'query' | 'count'>) {
  const t = useMessages()
  const { locale } = useLocale()
  const named = (slug: string, kind: string) => {
    const source = sources.find((each) => each.slug === slug)
    const name = source?.kinds.find((each) => each.slug === kind)?.name[locale] ?? kind
    return `${source?.name[locale] ?? slug} · ${name}`
  }
  function choose(value: string) {
    const [source, kind] = value.split(' ')
    visitList(shelfAddress('favorites', { q: query.q, source: source || null, kind: kind ?? null }))
  }
  return (
    <SelectField
      label={t('collections.favorites.kind')}
      hideLabel
      className="w-72 max-md:w-full"
      value={query.source && query.kind ? `${query.source} ${query.kind}` : 'all'}
      onChange={(value: string) => choose(value === 'all' ? '' : value)}
      options={[
        { value: 'all', label: t('collections.favorites.all', { count }) },
        ...kinds.map(({ source, kind, total }) => ({
          value: `${source} ${kind}`,
          label: `${named(source, kind)} (${total})`,
        })),
      ]}
    />
  )
}

function FavoriteRow({ favorite, mark }: { favorite: FavoriteLine; mark?: Mark }) {
  const t = useMessages()
  const { id, documentId, citation, keptAt } = favorite
  const remove = () =>
    router.delete(
      documentId ? route('research.favorites.destroy', { documentId }) : route('research.favorites.forget', { id }),
      KEEP
    )
  return (
    <li className="grid gap-1.5 border-t border-line-subtle py-3.5">
      <KeptText kept={favorite} mark={mark} />
      <div className="-ml-2.25 flex min-h-7 flex-wrap items-center gap-x-0.5">
        <CopyButton citation={citation} />
        {documentId && <ResultSaving document={{ id: documentId, citation }} withoutStar />}
        <IconButton
          icon={Star}
          size="sm"
          label={t('collections.favorite_on')}
          onClick={remove}
          className="text-accent-fg [&_svg]:fill-current"
        />
        <span className="ml-auto text-xs text-fg-subtle">
          {t('collections.favorites.kept')} <DateTime value={keptAt} />
        </span>
      </div>
    </li>
  )
}
