import type { Data } from '@generated/data'
import { Head } from '@inertiajs/react'
import { ArrowLeft, Printer } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { LawText } from '~/features/research/laws/law_text'
import { NormDates } from '~/features/research/laws/norm_dates'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

/** A law, or a title or chapter of it, in one piece and with nothing beside it: to read and to print. */
export default function LawInOnePiece({ chunk }: { chunk: Data.Research.LawChunk }) {
  const t = useMessages()
  const { document, condition, path, blocks, articles } = chunk
  const { source } = document
  const heading = path.map(({ label, name }) => (name ? `${label}. ${name}` : label)).join(' › ')
  return (
    <div data-printed="">
      <Head title={document.title} />
      <div className="sticky top-topbar z-(--z-sticky) flex h-12 items-center justify-between gap-2 border-b border-line bg-surface px-5 max-md:px-4 print:hidden">
        <ButtonLink
          href={route('research.analyses.show', { source, slug: document.slug })}
          icon={ArrowLeft}
          size="sm"
          variant="ghost"
        >
          {t('laws.back_to_law')}
        </ButtonLink>
        <Button icon={Printer} size="sm" onClick={() => window.print()}>
          {t('common.print')}
        </Button>
      </div>
      <article className="mx-auto max-w-[calc(var(--container-read)+6rem)] px-12 pt-8 pb-20 max-md:px-4 print:max-w-none print:px-0 print:pt-0">
        <p className="mb-2 text-sm text-fg-muted">
          {path.length > 0 ? t('laws.chunk.part', { heading, articles }) : t('laws.chunk.whole', { articles })}
        </p>
        <h1 lang="es-MX" className="mb-3 font-serif text-xl leading-8 text-balance wrap-anywhere">
          {document.title}
        </h1>
        <div className="mb-6">
          <NormDates condition={condition} document={document} textBehind={document.textBehind} />
        </div>
        <LawText blocks={blocks} hrefOf={(slug) => route('research.analyses.show', { source, slug })} />
        <p lang="es-MX" className="mt-8 hidden border-t border-line pt-3 text-sm print:block">
          {document.citation}
        </p>
      </article>
    </div>
  )
}
