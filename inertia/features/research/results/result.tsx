import { Link } from '@inertiajs/react'
import { Pin } from 'lucide-react'
import { Button } from '~/components/button'
import { Highlight } from '~/components/highlight'
import { analysisAddress } from '~/features/research/address'
import type { Asked } from '~/features/research/address'
import { CopyButton } from '~/features/research/copy_button'
import { DocumentBadge } from '~/features/research/results/document_badge'
import { DocumentLine } from '~/features/research/results/document_line'
import { DocumentReference } from '~/features/research/results/document_reference'
import type { Hit } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'

interface ResultProps {
  hit: Hit
  asked: Asked
  /** Absent for who may not pin. */
  onPin?: () => void
}

const softMark = '[&_mark:not(.near)]:bg-[color-mix(in_srgb,var(--mark)_62%,var(--surface))]'

/** One result: what it is, its title, where the words stand, and what can be done with it. */
export function Result({ hit, asked, onPin }: ResultProps) {
  const t = useMessages()
  const { document, title, snippet } = hit

  return (
    <article className="grid gap-1.5 border-t border-line-subtle py-3.5">
      <p className="flex max-w-198 flex-wrap items-center gap-x-2 gap-y-1 text-xs text-fg-subtle">
        <DocumentBadge document={document} />
        <DocumentLine document={document} />
      </p>
      <h3
        className={`max-w-198 font-serif text-[0.84375rem]/[1.3125rem] font-[570] tracking-[.022em] wrap-anywhere ${softMark}`}
      >
        <Link
          href={analysisAddress(document, asked)}
          className="rounded-xs decoration-1 underline-offset-3 hover:underline"
        >
          <Highlight runs={title} />
        </Link>
      </h3>
      <p className="max-w-198 font-serif text-snippet wrap-anywhere text-fg-muted [&_mark.near]:text-fg">
        <Highlight runs={snippet} />
      </p>
      <div className="-ml-2.25 flex min-h-7 flex-wrap items-center gap-x-0.5 max-md:ml-0">
        <span className="contents max-md:-ml-2.25 max-md:flex">
          <CopyButton citation={document.citation} />
          {onPin && (
            <Button variant="ghost" size="sm" icon={Pin} onClick={onPin}>
              {t('research.pin.title')}
            </Button>
          )}
        </span>
        <DocumentReference
          document={document}
          className="ml-auto pl-3 text-right text-xs text-fg-subtle max-md:-order-1 max-md:mb-0.5 max-md:w-full max-md:pl-0 max-md:text-left"
        />
      </div>
    </article>
  )
}
