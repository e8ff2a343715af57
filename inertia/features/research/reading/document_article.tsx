import type { Light } from '~/features/research/reading/citation_types'
import { LightBadge } from '~/features/research/reading/light_badge'
import { Neighbours } from '~/features/research/reading/neighbours'
import { analysisAddress } from '~/features/research/reading/panels'
import { Reading } from '~/features/research/reading/reading'
import { SummaryBox } from '~/features/research/reading/summary_box'
import { DocumentBadge } from '~/features/research/results/document_badge'
import { DocumentLine } from '~/features/research/results/document_line'
import type { Analysis } from '~/features/research/types'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

/** The document itself: what it is, its title, its text. Its language is Spanish whatever that of the interface. */
export function DocumentArticle({ analysis, light }: { analysis: Analysis; light: Light | null }) {
  const { locale } = useLocale()
  const { document, paragraphs, trail } = analysis
  return (
    <article
      lang="es-MX"
      className="min-w-0 px-10 pt-7 pb-16 max-md:px-4 max-md:pt-5 max-md:pb-8 print:px-5 print:pt-0 print:pb-4"
    >
      <div className="mx-auto max-w-[calc(1.0625rem*32)] print:mx-0 print:max-w-none">
        <p
          lang={tagOf(locale)}
          className="mb-2 flex items-baseline gap-x-2.5 gap-y-1 text-sm text-fg-muted max-md:flex-wrap"
        >
          <DocumentBadge document={document} />
          {light && light.status !== 'unknown' && <LightBadge status={light.status} />}
          <DocumentLine document={document} />
        </p>
        <h1 className="mb-5 font-serif text-[1.1875rem]/[1.75rem] font-[620] tracking-[.012em] wrap-anywhere">
          {document.title}
        </h1>
        <div lang={tagOf(locale)}>
          {document.documentType !== 'expediente' && (
            <SummaryBox key={document.id} address={analysisAddress(document)} />
          )}
        </div>
        <Reading paragraphs={paragraphs} />
        <div lang={tagOf(locale)}>
          <Neighbours trail={trail} />
        </div>
      </div>
    </article>
  )
}
