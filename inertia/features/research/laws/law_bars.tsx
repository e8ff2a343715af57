import { Head } from '@inertiajs/react'
import { DocumentSaving } from '~/features/collections/document_saving'
import { DocumentBar, type DocumentBarProps } from '~/features/research/reading/document_bar'
import type { LoadedPart } from '~/features/parts'
import { PhoneTools } from '~/features/research/reading/phone_tools'
import type { Analysis } from '~/features/research/types'

interface LawBarsProps extends Omit<DocumentBarProps, 'children'> {
  document: Analysis['document']
  panels: LoadedPart[]
}

/** The title of the window, the bar and the tools of a page that shows a law or an article. */
export function LawBars({ document, panels, ...bar }: LawBarsProps) {
  return (
    <>
      <Head title={document.title} />
      <DocumentBar {...bar}>
        <DocumentSaving document={document} panels={panels} />
      </DocumentBar>
      <PhoneTools outline={[]} onCopy={bar.onCopy} onPin={bar.onPin}>
        <DocumentSaving phone document={document} panels={panels} />
      </PhoneTools>
    </>
  )
}
