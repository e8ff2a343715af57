import { Link } from '@inertiajs/react'
import { Highlight } from '~/components/display/highlight'
import { publicAddress } from '~/features/public_research/addresses'
import { DocumentBadge } from '~/features/research/results/document_badge'
import { DocumentLine } from '~/features/research/results/document_line'
import type { Hit } from '~/features/research/types'

/** A result as visitors see it. */
export function PublicResult({ hit: { document, title, snippet } }: { hit: Hit }) {
  return (
    <article className="grid gap-1.5 border-t border-line-subtle py-4">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-fg-subtle">
        <DocumentBadge document={document} />
        <DocumentLine document={document} />
      </p>
      <h2 lang="es-MX" className="max-w-198 font-serif text-base font-[570] wrap-anywhere">
        <Link href={publicAddress(document)} className="rounded-xs decoration-1 underline-offset-3 hover:underline">
          <Highlight runs={title} />
        </Link>
      </h2>
      <p lang="es-MX" className="max-w-198 font-serif text-snippet wrap-anywhere text-fg-muted">
        <Highlight runs={snippet} />
      </p>
    </article>
  )
}
