import { SideSection } from '~/features/research/reading/side_section'
import type { Analysis } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'

/** What a ruling decides, point by point; each leads to its place. */
export function DecisionsSection({ decisions }: { decisions: Analysis['decisions'] }) {
  const t = useMessages()
  if (decisions.length === 0) return null
  return (
    <SideSection title={t('citations.decisions')}>
      <ol lang="es-MX" className="grid gap-2 text-sm">
        {decisions.map(({ text, paragraph }) => (
          <li key={paragraph} className="wrap-anywhere">
            <a href={`#p${paragraph}`} className="line-clamp-5 font-serif underline-offset-3 hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </SideSection>
  )
}
