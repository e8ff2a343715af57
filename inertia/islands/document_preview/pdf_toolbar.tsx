import { ChevronDown, ChevronUp, ZoomIn, ZoomOut } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { IconButton } from '~/components/actions/icon_button'
import { useMessages } from '~/hooks/use_messages'

type PdfToolbarProps = {
  page: number
  pages: number
  onPage: (page: number) => void
  zoom: number
  onZoom: (zoom: number) => void
}

/** Steps of the zoom; 1 is the width of the window. */
export const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]

/** Turns the pages of a PDF and makes them larger or smaller. */
export function PdfToolbar({ page, pages, onPage, zoom, onZoom }: PdfToolbarProps) {
  const t = useMessages()
  const step = ZOOMS.indexOf(zoom)
  return (
    <div
      role="toolbar"
      aria-label={t('document_reading.pdf.toolbar')}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-surface px-2 py-1 text-sm"
    >
      <div className="flex items-center gap-1">
        <IconButton
          label={t('common.previous_page')}
          icon={ChevronUp}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <IconButton
          label={t('common.next_page')}
          icon={ChevronDown}
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        />
        <PageNumber key={page} {...{ page, pages, onPage }} />
      </div>
      <div className="ml-auto flex items-center gap-1">
        <IconButton
          label={t('document_reading.pdf.smaller')}
          icon={ZoomOut}
          disabled={step <= 0}
          onClick={() => onZoom(ZOOMS[step - 1]!)}
        />
        <span className="w-11 text-center tabular-nums text-fg-muted" aria-live="polite">
          {t('document_reading.pdf.zoom', { zoom })}
        </span>
        <IconButton
          label={t('document_reading.pdf.larger')}
          icon={ZoomIn}
          disabled={step >= ZOOMS.length - 1}
          onClick={() => onZoom(ZOOMS[step + 1]!)}
        />
      </div>
    </div>
  )
}

/** The number of the page, which can be typed. */
function PageNumber({ page, pages, onPage }: Pick<PdfToolbarProps, 'page' | 'pages' | 'onPage'>) {
  const t = useMessages()
  const [typed, setTyped] = useState(String(page))

  function turn(event: FormEvent) {
    event.preventDefault()
    const wanted = Math.round(Number(typed))
    if (wanted >= 1 && wanted <= pages) onPage(wanted)
    else setTyped(String(page))
  }

  return (
    <form onSubmit={turn} className="flex items-center gap-1.5 tabular-nums">
      <input
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        inputMode="numeric"
        aria-label={t('document_reading.pdf.go_to')}
        className="input h-control-sm w-12 text-center max-md:h-10"
      />
      <span className="text-fg-muted">{t('document_reading.pdf.of', { pages })}</span>
    </form>
  )
}
