import { Link } from '@inertiajs/react'
import { TriangleAlert } from 'lucide-react'
import { Icon } from '~/components/display/icon'
import { MarkBadge } from '~/features/collections/mark_badge'
import type { FavoriteLine, Mark } from '~/features/collections/types'
import { DocumentBadge } from '~/features/research/results/document_badge'
import { DocumentLine } from '~/features/research/results/document_line'
import { useMessages } from '~/hooks/use_messages'

type Kept = Pick<FavoriteLine, 'title' | 'citation' | 'href' | 'isGone' | 'hasChanged' | 'document'>

/** A kept document: what it is, its title, its citation, and what whoever relies on it must know. */
export function KeptText({ kept, mark }: { kept: Kept; mark?: Mark }) {
  const t = useMessages()
  const { title, citation, href, isGone, hasChanged, document } = kept
  const warning = isGone ? 'collections.gone' : hasChanged ? 'collections.changed' : null
  return (
    <div className="grid min-w-0 gap-1" lang="es-MX">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-fg-subtle">
        {document && <DocumentBadge document={document} />}
        <MarkBadge mark={mark} />
        {document && <DocumentLine document={document} />}
      </p>
      <h3 className="font-serif text-[0.84375rem]/[1.3125rem] font-[570] tracking-[.022em] wrap-anywhere">
        {href ? (
          <Link href={href} className="rounded-xs decoration-1 underline-offset-3 hover:underline">
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      <p className="font-serif text-snippet wrap-anywhere text-fg-muted">{citation}</p>
      {warning && (
        <p className="flex items-start gap-1.5 text-sm text-warning-fg">
          <Icon of={TriangleAlert} size={14} className="mt-0.75" />
          {t(warning)}
        </p>
      )}
    </div>
  )
}
