import { Link } from '@inertiajs/react'
import type { Analysis } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'

const card = 'min-w-0 rounded-lg border border-line px-3 py-2.5 hover:border-line-strong hover:bg-surface-hover'

/** The results before and after this one, at the foot of its text. */
export function Neighbours({ trail }: { trail: Analysis['trail'] }) {
  const t = useMessages()
  if (!trail?.previous && !trail?.next) return null

  return (
    <nav
      aria-label={t('research.neighbours')}
      className="mt-9 grid grid-cols-2 gap-3 border-t border-line pt-5 text-sm print:hidden"
    >
      {trail.previous ? (
        <Link href={trail.previous.href} className={card}>
          <span className="block font-medium">{t('research.previous')}</span>
          <span className="line-clamp-2 text-fg-subtle">{trail.previous.title}</span>
        </Link>
      ) : (
        <span />
      )}
      {trail.next && (
        <Link href={trail.next.href} className={`${card} text-right`}>
          <span className="block font-medium">{t('research.next')}</span>
          <span className="line-clamp-2 text-fg-subtle">{trail.next.title}</span>
        </Link>
      )}
    </nav>
  )
}
