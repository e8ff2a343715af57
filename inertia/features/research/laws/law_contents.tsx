import { Link } from '@inertiajs/react'
import { cx } from '~/components/cx'
import type { LawReading } from '~/features/research/laws/types'
import { useMessages } from '~/hooks/use_messages'

const indents = ['pl-3', 'pl-5', 'pl-7', 'pl-9', 'pl-11']

interface LawContentsProps {
  reading: Pick<LawReading, 'contents' | 'section'>
  hrefOf: (section: number) => string
}

/** The table of contents of a law: each heading leads to the chunk under it. */
export function LawContents({ reading: { contents, section }, hrefOf }: LawContentsProps) {
  const t = useMessages()
  return (
    <nav aria-label={t('laws.contents')}>
      <ul className="text-sm">
        {contents.map((line, place) => {
          const isCurrent = line.section === section && contents[place + 1]?.section !== section
          return (
            <li key={place}>
              <Link
                href={hrefOf(line.section)}
                preserveState
                aria-current={isCurrent ? 'true' : undefined}
                className={cx(
                  'block border-l-2 py-1.5 pr-3 hover:bg-surface-hover',
                  indents[Math.min(line.level, 4)]!,
                  isCurrent ? 'border-accent bg-accent-subtle text-fg' : 'border-transparent text-fg-muted'
                )}
              >
                <span className={line.level === 0 ? 'font-medium text-fg' : ''}>{line.label}</span>
                {line.name && <span className="block text-xs text-fg-subtle">{line.name}</span>}
                {line.articles && (
                  <span className="block text-2xs text-fg-subtle tabular-nums">
                    {line.articles[0] === line.articles[1] ? line.articles[0] : line.articles.join(' – ')}
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
