import { useEffect, useState } from 'react'
import { NotShown } from '~/features/document_reading/document_preview'
import type { Place } from '~/features/document_reading/vocabulary'
import { Skeleton } from '~/components/feedback/skeleton'
import { useMessages } from '~/hooks/use_messages'
import { PdfPassword } from './pdf_password'
import { PdfPage } from './pdf_page'
import { PdfToolbar } from './pdf_toolbar'
import { usePageInSight } from './use_page_in_sight'
import { usePdf, type PdfState } from './use_pdf'
import './pdf_view.css'

type PdfViewProps = { source: string; size: number; download: string; words: string; place?: Place | null }

/** A PDF in the page: its pages one below the other, by its own width at first. */
export default function PdfView({ source, size, download, words, place }: PdfViewProps) {
  const t = useMessages()
  const state = usePdf(source, size)

  if (state.kind === 'failed') return <NotShown reason={t('document_reading.fault.corrupted')} href={download} />
  if (state.kind === 'password') return <PdfPassword wasWrong={state.wasWrong} onAnswer={state.answer} />
  if (state.kind === 'opening') return <Skeleton className="h-96 w-full" />
  return <Pages {...state} words={words} place={place} />
}

/** Room beside the pages, in pixels. */
const MARGIN = 24

type PagesProps = Extract<PdfState, { kind: 'open' }> & { words: string; place?: Place | null }

function Pages({ pdf, width, height, words, place }: PagesProps) {
  const t = useMessages()
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const [room, setRoom] = useState(0)
  const [zoom, setZoom] = useState(1)
  const isReady = room > 0
  const [page, turnTo] = usePageInSight(frame)
  const fitting = Math.min(room - MARGIN, width * 1.6)
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1)

  useEffect(() => {
    if (!frame) return
    const observer = new ResizeObserver(([entry]) => setRoom(Math.floor(entry!.contentRect.width)))
    observer.observe(frame)
    return () => observer.disconnect()
  }, [frame])

  useEffect(() => {
    if (place?.kind !== 'page' || !isReady) return
    frame?.scrollIntoView({ block: 'nearest' })
    turnTo(place.number)
  }, [place, isReady, frame, turnTo])

  return (
    <div className="overflow-hidden rounded-lg border border-line">
      <PdfToolbar page={page} pages={pdf.numPages} onPage={turnTo} zoom={zoom} onZoom={setZoom} />
      <div
        ref={setFrame}
        tabIndex={0}
        role="region"
        aria-label={t('document_reading.pdf.pages')}
        className="relative h-[80dvh] space-y-3 overflow-auto bg-surface-active py-3"
      >
        {isReady &&
          numbers.map((number) => (
            <PdfPage
              key={number}
              {...{ pdf, number, words }}
              width={Math.round(fitting * zoom)}
              ratio={height / width}
            />
          ))}
      </div>
    </div>
  )
}
