import { TextLink } from '~/components/text_link'
import type { SavedPanel } from '~/features/collections/types'
import { SideSection } from '~/features/research/reading/side_section'
import { useMessages } from '~/hooks/use_messages'

/** The collections that the reader sees and that have the document. */
export function SavedSection({ content: { collections } }: { content: SavedPanel }) {
  const t = useMessages()
  return (
    <SideSection title={t('collections.panel.saved')} count={collections.length} className="print:hidden">
      {collections.length === 0 ? (
        <p className="text-sm text-fg-muted">{t('collections.panel.none')}</p>
      ) : (
        <ul className="grid gap-1.5 text-sm">
          {collections.map(({ id, name }) => (
            <li key={id} className="min-w-0 truncate" title={name}>
              <TextLink href={`/search/collections/${id}`}>{name}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </SideSection>
  )
}
