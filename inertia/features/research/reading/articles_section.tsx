import { Link } from '@inertiajs/react'
import { SideSection } from '~/features/research/reading/side_section'
import type { Analysis } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'

const chip = 'inline-flex h-6 items-center rounded-full border border-line bg-surface px-2 text-xs tabular-nums'

/** The articles that a document cites, by law; those of the library lead there. */
export function ArticlesSection({ laws }: { laws: Analysis['cited']['articles'] }) {
  const t = useMessages()
  if (laws.length === 0) return null

  return (
    <SideSection title={t('research.articles')}>
      <dl className="grid gap-2.5 text-sm">
        {laws.map(({ law, articles }) => (
          <div key={law}>
            <dt className="pb-1 text-fg-muted">{law}</dt>
            <dd className="flex flex-wrap gap-1">
              {articles.map(({ article, href }) =>
                href ? (
                  <Link key={article} href={href} className={`${chip} text-accent-fg hover:bg-surface-hover`}>
                    {article}
                  </Link>
                ) : (
                  <span key={article} className={`${chip} text-fg-muted`}>
                    {article}
                  </span>
                )
              )}
            </dd>
          </div>
        ))}
      </dl>
    </SideSection>
  )
}
