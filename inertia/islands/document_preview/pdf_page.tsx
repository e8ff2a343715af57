import { useEffect, useRef, useState } from 'react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useMessages } from '~/hooks/use_messages'
import { drawPage } from './draw_page'
import { markIn } from './mark_in'

type PdfPageProps = {
  pdf: PDFDocumentProxy
  number: number
  /** Width of the page on the screen, in pixels. */
  width: number
  /** Height over width, until the page itself says. */
  ratio: number
  words: string
}

/** A page of a PDF: drawn when it comes near the window, let go when it is far. Its text can be selected and read aloud. */
export function PdfPage({ pdf, number, width, ratio, words }: PdfPageProps) {
  const t = useMessages()
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const [own, setOwn] = useState(ratio)
  const [drawn, setDrawn] = useState<HTMLElement | null>(null)
  const height = Math.round(width * own)

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setNear(entry!.isIntersecting), { rootMargin: '120% 0px' })
    observer.observe(box.current!)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!isNear) return
    const element = box.current!
    const drawing = drawPage({ pdf, number, width, onRatio: setOwn })
    drawing.done.then(
      ({ canvas, text }) => {
        element.replaceChildren(canvas, text)
        setDrawn(text)
      },
      () => undefined
    )
    return () => {
      drawing.cancel()
      element.replaceChildren()
      setDrawn(null)
    }
  }, [isNear, pdf, number, width])

  useEffect(() => {
    if (drawn) markIn(drawn, words)
  }, [drawn, words])

  useEffect(() => {
    box.current!.style.width = `${width}px`
    box.current!.style.height = `${height}px`
  }, [width, height])

  return (
    <div
      ref={box}
      role="region"
      aria-label={t('document_reading.pdf.page', { number })}
      data-page={number}
      className="relative mx-auto overflow-hidden shadow-sm pdf-page"
    />
  )
}
