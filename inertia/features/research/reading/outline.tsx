import type { ReactNode } from 'react'
import type { Analysis } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'

interface OutlineProps {
  outline: Analysis['outline']
  /** Told when a heading was chosen, for what covers the text. */
  onChoose?: () => void
}

/** The headings of a ruling, to jump to. */
export function Outline({ outline, onChoose }: OutlineProps) {
  const t = useMessages()
  return (
    <nav aria-label={t('research.outline')}>
      <ul className="grid gap-px text-sm">
        {outline.map(({ paragraph, text }) => (
          <li key={paragraph}>
            <a
              href={`#p${paragraph}`}
              onClick={onChoose}
              className="block rounded-md px-2 py-1 leading-[1.125rem] text-fg-muted hover:bg-surface-hover hover:text-fg max-md:py-3"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The headings beside the text, on a window that is wide enough. */
export function OutlineColumn({ children }: { children: ReactNode }) {
  const t = useMessages()
  return (
    <div className="sticky top-[calc(var(--topbar)+3rem)] max-h-[calc(100dvh-var(--topbar)-3rem)] self-stretch overflow-y-auto border-r border-line bg-surface-subtle px-3 pt-3.5 pb-6 max-desk:hidden print:hidden">
      <p className="px-2 pb-1.5 text-xs font-medium text-fg-subtle">{t('research.outline')}</p>
      {children}
    </div>
  )
}
