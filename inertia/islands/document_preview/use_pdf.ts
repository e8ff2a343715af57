import { useEffect, useState } from 'react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { openPdf, PasswordResponses } from './open_pdf'

export type PdfState =
  | { kind: 'opening' }
  | { kind: 'password'; wasWrong: boolean; answer(password: string): void }
  | { kind: 'open'; pdf: PDFDocumentProxy; width: number; height: number }
  | { kind: 'failed' }

/** Opens a PDF while its address is shown; asks for its password when it has one. */
export function usePdf(source: string, size: number): PdfState {
  const [state, setState] = useState<PdfState>({ kind: 'opening' })

  useEffect(() => {
    let isCurrent = true
    const task = openPdf(source, size)
    task.onPassword = (answer: (password: string) => void, reason: number) => {
      const wasWrong = reason === PasswordResponses.INCORRECT_PASSWORD
      if (isCurrent) setState({ kind: 'password', wasWrong, answer })
    }
    task.promise
      .then(async (pdf) => {
        const first = await pdf.getPage(1)
        const { width, height } = first.getViewport({ scale: 1 })
        if (isCurrent) setState({ kind: 'open', pdf, width, height })
      })
      .catch(() => isCurrent && setState({ kind: 'failed' }))
    return () => {
      isCurrent = false
      void task.destroy()
    }
  }, [source, size])

  return state
}
