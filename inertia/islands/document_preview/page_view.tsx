import { useEffect, useRef, useState } from 'react'
import { Note } from '~/components/note'
import { useMessages } from '~/hooks/use_messages'
import { useTheme } from '~/hooks/use_theme'
import type { SafeHtml } from '~/features/document_reading/vocabulary'
import { markIn } from './mark_in'
import { sheetOf } from './page_sheet'

type PageViewProps = SafeHtml & { title: string; words: string }

/**
 * A document as a page of its own: a frame in which nothing runs (`sandbox` without scripts), though the server has already left out whatever
 * could. Only this page reaches into it, to give it its looks and height and to mark words.
 */
export function PageView({ html, isCut, leftOut, title, words }: PageViewProps) {
  const t = useMessages()
  const frame = useRef<HTMLIFrameElement>(null)
  const [loads, setLoads] = useState(0)
  const { theme } = useTheme()

  useEffect(() => {
    const inside = frame.current?.contentWindow
    if (loads === 0 || !inside) return
    const { document } = inside
    document.documentElement.lang = 'es'
    document.title = title
    document.adoptedStyleSheets = [sheetOf(inside as Window & typeof globalThis)]
    markIn(document.body, words)
    const fit = () => {
      if (frame.current) frame.current.style.height = `${Math.min(document.documentElement.scrollHeight + 2, 20_000)}px`
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [loads, words, theme, title])

  return (
    <div className="space-y-3">
      {isCut && <Note tone="info">{t('document_reading.preview.cut')}</Note>}
      {leftOut > 0 && <Note tone="info">{t('document_reading.preview.left_out', { count: leftOut })}</Note>}
      <iframe
        ref={frame}
        title={title}
        srcDoc={`<!doctype html><html lang="es"><head><title>·</title></head><body>${html}</body></html>`}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        onLoad={() => setLoads((count) => count + 1)}
        className="block min-h-60 w-full rounded-lg border border-line bg-surface"
      />
    </div>
  )
}
