import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist'
import { TextLayer } from './open_pdf'

/** A telephone does not draw more dots than this for a page, however dense its screen is. */
const MAX_DOTS = 9_000_000

type Drawing = { pdf: PDFDocumentProxy; number: number; width: number; onRatio: (ratio: number) => void }
type Drawn = { canvas: HTMLCanvasElement; text: HTMLElement }

/** Draws a page and lays its text over it, invisible, so that it can be selected. */
export function drawPage({ pdf, number, width, onRatio }: Drawing): { done: Promise<Drawn>; cancel: () => void } {
  let render: RenderTask | null = null
  let isCancelled = false

  async function draw(): Promise<Drawn> {
    const page = await pdf.getPage(number)
    const plain = page.getViewport({ scale: 1 })
    onRatio(plain.height / plain.width)
    const viewport = page.getViewport({ scale: width / plain.width })
    if (isCancelled) throw new Error('cancelled')
    const canvas = canvasFor(viewport.width, viewport.height)
    const density = canvas.width / viewport.width
    render = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] })
    await render.promise
    return { canvas, text: await textOver(page, viewport) }
  }

  return {
    done: draw(),
    cancel() {
      isCancelled = true
      render?.cancel()
    },
  }
}

function canvasFor(width: number, height: number): HTMLCanvasElement {
  const most = Math.sqrt(MAX_DOTS / (width * height))
  const density = Math.min(window.devicePixelRatio || 1, most, 3)
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(width * density)
  canvas.height = Math.floor(height * density)
  canvas.className = 'absolute inset-0 size-full'
  canvas.ariaHidden = 'true'
  return canvas
}

type Page = Awaited<ReturnType<PDFDocumentProxy['getPage']>>

async function textOver(page: Page, viewport: ReturnType<Page['getViewport']>): Promise<HTMLElement> {
  const container = document.createElement('div')
  container.className = 'pdf-text'
  container.style.setProperty('--total-scale-factor', String(viewport.scale))
  container.style.setProperty('--scale-factor', String(viewport.scale))
  await new TextLayer({ textContentSource: page.streamTextContent(), container, viewport }).render()
  return container
}
