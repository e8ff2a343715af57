import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '~/components/actions/icon_button'
import { TextLink } from '~/components/actions/text_link'
import type { CitedBy } from '~/features/research/reading/citation_types'
import { SideSection } from '~/features/research/reading/side_section'
import { valueInWords } from '~/features/research/words'
import { fetchJson } from '~/features/shell/requests/requests'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

interface CitedBySectionProps {
  /** The first page, which came with the document. */
  first: CitedBy
  /** Address of the document. */
  address: string
}

const pill =
  'h-6 rounded-full border px-2 text-xs tabular-nums max-md:h-10 max-md:px-3 border-line text-fg-muted hover:bg-surface-hover aria-pressed:border-accent aria-pressed:text-accent-fg'

/** Those who cite the document, by kind and page by page, each with the sentence in which it does. */
export function CitedBySection({ first, address }: CitedBySectionProps) {
  const t = useMessages()
  const { locale } = useLocale()
  const [shown, setShown] = useState<{ page: CitedBy; kind: string | null }>({ page: first, kind: null })
  const [hasFailed, setFailed] = useState(false)
  const all = first.kinds.reduce((sum, { count }) => sum + count, 0)

  const show = (kind: string | null, page: number) => {
    setFailed(false)
    const query = new URLSearchParams({ page: String(page), ...(kind && { kind }) })
    fetchJson<{ data: CitedBy }>(`${address}/cited-by?${query}`).then(
      ({ data }) => setShown({ page: data, kind }),
      () => setFailed(true)
    )
  }

  const { page, kind } = shown
  return (
    <SideSection title={t('citations.cited_by')} count={all}>
      {first.kinds.length > 1 && (
        <div className="mb-2.5 flex flex-wrap gap-1.5 print:hidden">
          <button type="button" className={pill} aria-pressed={kind === null} onClick={() => show(null, 1)}>
            {t('citations.cited_by.all')} {all.toLocaleString(tagOf(locale))}
          </button>
          {first.kinds.map((one) => (
            <button
              key={one.kind}
              type="button"
              className={pill}
              aria-pressed={kind === one.kind}
              onClick={() => show(one.kind, 1)}
            >
              {valueInWords(t, 'documentType', one.kind)} {one.count.toLocaleString(tagOf(locale))}
            </button>
          ))}
        </div>
      )}
      <ul className="grid gap-3 text-sm">
        {page.rows.map((row) => (
          <CitingItem key={row.href} row={row} />
        ))}
      </ul>
      {hasFailed && (
        <p role="alert" className="mt-2 text-sm text-danger-fg">
          {t('citations.cited_by.failed')}
        </p>
      )}
      {page.pages > 1 && (
        <div className="mt-2.5 flex items-center gap-1 text-sm text-fg-subtle print:hidden">
          <IconButton
            icon={ChevronLeft}
            size="sm"
            label={t('common.previous_page')}
            disabled={page.page <= 1}
            onClick={() => show(kind, page.page - 1)}
          />
          <span className="tabular-nums">
            {page.page} / {page.pages}
          </span>
          <IconButton
            icon={ChevronRight}
            size="sm"
            label={t('common.next_page')}
            disabled={page.page >= page.pages}
            onClick={() => show(kind, page.page + 1)}
          />
        </div>
      )}
    </SideSection>
  )
}

function CitingItem({ row }: { row: CitedBy['rows'][number] }) {
  const t = useMessages()
  const { locale } = useLocale()
  const facts = [
    row.isBinding ? t('research.case_law') : valueInWords(t, 'documentType', row.documentType),
    row.court,
    row.publishedOn && formatDate(row.publishedOn, 'short', locale),
    row.times > 1 && t('citations.cited_by.times', { count: row.times }),
  ]
  return (
    <li className="min-w-0 wrap-anywhere">
      <TextLink href={row.href} className="line-clamp-2">
        {row.title}
      </TextLink>
      <span className="block text-xs text-fg-subtle">{facts.filter(Boolean).join(' · ')}</span>
      <p lang="es-MX" className="mt-1 line-clamp-4 font-serif text-fg-muted">
        {row.sentence.before}
        <mark className="near">{row.sentence.cited}</mark>
        {row.sentence.after}
      </p>
    </li>
  )
}
