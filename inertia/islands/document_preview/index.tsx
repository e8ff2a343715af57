import { lazily } from '~/components/feedback/lazily'

import { contentAddress, downloadAddress } from '~/features/document_reading/addresses'
import { NotShown } from '~/features/document_reading/document_preview'
import { EMPTY, type Place, type Preview, type ReadDocument } from '~/features/document_reading/vocabulary'
import { useMessages } from '~/hooks/use_messages'
import { InvoiceView } from './invoice_view'
import { MailView } from './mail_view'
import { MediaView } from './media_view'
import { PageView } from './page_view'
import { TablesView } from './tables_view'
import { TextView } from './text_view'

const PdfView = lazily(() => import('./pdf_view'))

export type PreviewIslandProps = {
  preview: Preview
  matterId: number
  document: ReadDocument
  /** Number of the version. */
  number: number
  words: string
  place?: Place | null
}

/** Draws a document by what it is. */
export default function PreviewIsland({ preview, matterId, document, number, words, place }: PreviewIslandProps) {
  const t = useMessages()
  const source = contentAddress(matterId, document.id, number)
  switch (preview.kind) {
    case 'pdf':
      return (
        <PdfView
          source={source}
          download={downloadAddress(matterId, document.id, number)}
          {...{ words, place }}
          size={document.size}
        />
      )
    case 'picture':
    case 'audio':
    case 'video':
      return (
        <MediaView
          kind={preview.kind}
          source={source}
          name={document.name}
          download={downloadAddress(matterId, document.id, number)}
        />
      )
    case 'page':
      return <PageView {...preview} title={document.name} words={words} />
    case 'text':
      return <TextView {...preview} words={words} />
    case 'tables':
      return <TablesView tables={preview.tables} words={words} />
    case 'mail':
      return <MailView {...preview} {...{ matterId, number, words }} documentId={document.id} />
    case 'invoice':
      return <InvoiceView invoice={preview.invoice} />
    default:
      return (
        <NotShown
          reason={t(preview.kind === 'none' ? EMPTY[preview.reason] : 'document_reading.none.unsupported')}
          href={downloadAddress(matterId, document.id, number)}
        />
      )
  }
}
