import { Download } from 'lucide-react'
import { Suspense } from 'react'
import { lazily } from '~/components/feedback/lazily'
import { ButtonLink } from '~/components/actions/button_link'
import { Note } from '~/components/feedback/note'
import { Skeleton } from '~/components/feedback/skeleton'
import { useMessages } from '~/hooks/use_messages'
import { downloadAddress, previewAddress } from './addresses'
import { useFetched } from './use_fetched'
import { EMPTY, FAULT, type Place, type Preview, type ReadDocument } from './vocabulary'

const PreviewIsland = lazily(() => import('~/islands/document_preview'))

export type DocumentPreviewProps = {
  matterId: number
  document: ReadDocument
  /** Number of the version; the current one when absent. */
  version?: number
  /** What is looked for, to be marked where that can be done. */
  words?: string
  /** Where to turn to; a new object turns again. */
  place?: Place | null
}

/** What a document looks like, without downloading it; what cannot be shown says why and offers the download. */
export default function DocumentPreview({ matterId, document, version, words = '', place }: DocumentPreviewProps) {
  const t = useMessages()
  const number = version ?? document.versionNumber
  const fetched = useFetched<{ preview: Preview }>(previewAddress(matterId, document.id, number))

  if (fetched.hasFailed) return <Note tone="danger">{t('document_reading.preview.failed')}</Note>
  if (!fetched.value) return <Loading />

  const { preview } = fetched.value
  if (preview.kind === 'none' || preview.kind === 'fault') {
    const reason = preview.kind === 'none' ? EMPTY[preview.reason] : FAULT[preview.reason]
    return <NotShown reason={t(reason)} href={downloadAddress(matterId, document.id, number)} />
  }
  return (
    <Suspense fallback={<Loading />}>
      <PreviewIsland key={`${document.id}/${number}`} {...{ preview, matterId, document, number, words, place }} />
    </Suspense>
  )
}

function Loading() {
  const t = useMessages()
  return (
    <div role="status">
      <span className="sr-only">{t('common.loading')}</span>
      <Skeleton className="h-96 w-full" />
    </div>
  )
}

/** In place of a preview. */
export function NotShown({ reason, href }: { reason: string; href: string }) {
  const t = useMessages()
  return (
    <div className="flex flex-col items-center gap-3 rounded-lg border border-line bg-surface-subtle px-6 py-14 text-center">
      <p className="font-medium">{t('document_reading.preview.none')}</p>
      <p className="max-w-100 text-sm text-fg-muted">{reason}</p>
      <ButtonLink href={href} icon={Download} external>
        {t('common.download')}
      </ButtonLink>
    </div>
  )
}
