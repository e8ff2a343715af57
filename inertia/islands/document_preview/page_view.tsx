import { useEffect, useRef } from 'react'
import { Note } from '~/components/feedback/note'
import { useMessages } from '~/hooks/use_messages'
import type { SafeHtml } from '~/features/document_reading/vocabulary'
import { markIn } from './mark_in'
import { PAGE_SHEET } from './page_sheet'

type PageViewProps = SafeHtml & { title: string; words: string }

/**
 * A document as a page of its own, in a tree apart: it has neither names nor looks in common with the page around it. The server has left out
 * whatever runs or is fetched, and the policy of the page would stop it.
 */
export function PageView({ html, isCut, leftOut, title, words }: PageViewProps) {
  const t = useMessages()
  const host = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const article = articleIn(host.current!)
    const template = document.createElement('template')
    template.innerHTML = html
    article.replaceChildren(template.content)
    markIn(article, words)
  }, [html, words])

  return (
    <div className="space-y-3">
      {isCut && <Note tone="info">{t('document_reading.preview.cut')}</Note>}
      {leftOut > 0 && <Note tone="info">{t('document_reading.preview.left_out', { count: leftOut })}</Note>}
      <div
        ref={host}
        role="region"
        tabIndex={0}
        aria-label={title}
        className="overflow-x-auto rounded-lg border border-line bg-surface"
      />
    </div>
  )
}

/** The article in the tree of the host, made at first. */
function articleIn(host: HTMLElement): HTMLElement {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  if (root.adoptedStyleSheets.length === 0) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(PAGE_SHEET)
    root.adoptedStyleSheets = [sheet]
  }
  const article = root.querySelector('article') ?? document.createElement('article')
  root.append(article)
  return article
}
