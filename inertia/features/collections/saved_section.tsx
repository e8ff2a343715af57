import { TextLink } from '~/components/actions/text_link'
import type { SavedPanel } from '~/features/collections/types'
import { SideSection } from '~/features/research/reading/side_section'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

/** The collections that the reader sees and that have the document; nothing where there is none. */
export function SavedSection({ content: { collections } }: { content: SavedPanel }) {
  const t = useMessages()
  if (collections.length === 0) return null
  return (
    <SideSection title={t('collections.panel.saved')} count={collections.length} className="print:hidden">
      <ul className="grid gap-1.5 text-sm">
        {collections.map(({ id, name }) => (
          <li key={id} className="min-w-0 truncate" title={name}>
            <TextLink href={route('research.collections.show', { id })}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </SideSection>
  )
}
