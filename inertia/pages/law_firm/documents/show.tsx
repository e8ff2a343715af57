import { Head } from '@inertiajs/react'
import { Download, Eye } from 'lucide-react'
import { useState } from 'react'
import { ButtonLink } from '~/components/actions/button_link'
import { PageHead } from '~/components/layout/page_head'
import { Comparison } from '~/features/document_reading/comparison'
import { documentAddress, downloadAddress } from '~/features/document_reading/addresses'
import DocumentPreview from '~/features/document_reading/document_preview'
import { FindInDocument } from '~/features/document_reading/find_in_document'
import { ReadingNote } from '~/features/document_reading/reading_note'
import { VersionList } from '~/features/document_reading/version_list'
import type { Place, VersionLine } from '~/features/document_reading/vocabulary'
import { DocumentState } from '~/features/documents/document_state'
import { PageActions } from '~/features/documents/page_actions'
import type { DocumentsContent, PageDocument } from '~/features/documents/types'
import { useDocumentActions } from '~/features/documents/use_document_actions'
import { matterAddress } from '~/features/matters/address'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type DocumentPageProps = {
  matter: { id: number; reference: string; title: string }
  document: PageDocument
  versions: VersionLine[]
  /** Number of the version that is shown, and of the one that it is compared with. */
  shown: number
  compared: number | null
  q: string
  can: DocumentsContent['can']
  /** Folders of the matter, for who may move the document. */
  folders: DocumentsContent['folders']
  me: number
  resumableFrom: number
}

export default function DocumentPage({ matter, document, versions, shown, compared, q, ...page }: DocumentPageProps) {
  const { can } = page
  const t = useMessages()
  const [words, setWords] = useState(q)
  const [place, setPlace] = useState<Place | null>(null)
  const version = versions.find(({ number }) => number === shown)!
  const ids = { matterId: matter.id, documentId: document.id }
  const tab = matterAddress(matter.id, 'documents')
  const documentActions = useDocumentActions(matter.id, () => undefined)

  return (
    <div className="flex flex-col">
      <Head title={`${document.name} · ${matter.reference}`} />
      <PageHead
        crumbs={[
          { label: t('matters.title'), href: route('law_firm.matters.index') },
          { label: matter.reference, href: matterAddress(matter.id) },
          { label: t('document_reading.documents'), href: tab },
          { label: document.name },
        ]}
        title={<span className="wrap-anywhere">{document.name}</span>}
        badges={<DocumentState document={document} />}
        meta={matter.title}
        actions={
          <>
            {compared !== null && (
              <ButtonLink href={documentAddress(matter.id, document.id, { version: shown })} icon={Eye}>
                {t('document_reading.show_version', { number: shown })}
              </ButtonLink>
            )}
            <PageActions matterId={matter.id} content={page} list={tab} {...{ document, documentActions }} />
            <ButtonLink href={downloadAddress(matter.id, document.id, shown)} icon={Download} external>
              {t('common.download')}
            </ButtonLink>
          </>
        }
      />
      <div className="grid gap-4 px-6 pb-10 max-md:px-4 desk:grid-cols-[minmax(0,1fr)_var(--aside)]">
        <div className="min-w-0 space-y-3">
          <ReadingNote reading={version.reading} {...ids} version={shown} canEdit={can.edit} />
          {compared === null ? (
            <DocumentPreview matterId={matter.id} document={document} version={shown} words={words} place={place} />
          ) : (
            <>
              <h2 className="text-md font-semibold">
                {t('document_reading.compare.title', { from: compared, to: shown })}
              </h2>
              <Comparison {...ids} from={compared} to={shown} />
            </>
          )}
        </div>
        <aside className="min-w-0 space-y-4 max-desk:order-last" aria-label={t('document_reading.beside')}>
          {compared === null && (
            <FindInDocument
              {...ids}
              version={shown}
              reading={version.reading}
              words={words}
              onWords={setWords}
              onPlace={(found) => setPlace({ ...found })}
            />
          )}
          <VersionList
            {...ids}
            {...{ versions, shown, compared }}
            onRestore={can.edit ? (number) => documentActions.restoreVersion(document.id, number) : undefined}
          />
        </aside>
      </div>
    </div>
  )
}
