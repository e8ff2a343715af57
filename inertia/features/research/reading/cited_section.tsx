import { useState } from 'react'
import { TextLink } from '~/components/actions/text_link'
import { SideSection } from '~/features/research/reading/side_section'
import type { Analysis } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'

const shown = 8

/** The theses and cases that a document cites; those of the library lead there. */
export function CitedSection({ texts }: { texts: Analysis['cited']['texts'] }) {
  const t = useMessages()
  const [isWhole, setWhole] = useState(false)
  if (texts.length === 0) return null

  const visible = isWhole ? texts : texts.slice(0, shown)
  return (
    <SideSection title={t('research.cited')} count={texts.length}>
      <ul className="grid gap-2 text-sm">
        {visible.map(({ text, href, title }) => (
          <li key={text} className="min-w-0 wrap-anywhere">
            {href ? <TextLink href={href}>{text}</TextLink> : <span className="text-fg-muted">{text}</span>}
            {title && <span className="line-clamp-2 text-fg-muted">{title}</span>}
          </li>
        ))}
      </ul>
      {texts.length > shown && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="mt-1.5 h-[26px] rounded-sm text-sm text-accent-fg underline-offset-3 hover:underline max-md:h-10"
        >
          {isWhole ? t('common.see_less') : t('common.and_more', { count: texts.length - shown })}
        </button>
      )}
    </SideSection>
  )
}
