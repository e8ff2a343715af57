import { Download, RotateCcw } from 'lucide-react'
import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { IconButton } from '~/components/actions/icon_button'
import { useFileSize } from '~/features/document_reading/file_size'
import { useMessages } from '~/hooks/use_messages'
import { documentPart } from './address'
import type { DocumentCard, VersionLine } from './types'
import type { DocumentActions } from './use_document_actions'

interface VersionLinesProps {
  matterId: number
  card: DocumentCard
  canEdit: boolean
  documentActions: DocumentActions
}

/** The versions of a document, newest first; each can be had again. */
export function VersionLines({ matterId, card, canEdit, documentActions }: VersionLinesProps) {
  const t = useMessages()
  return (
    <ol className="grid gap-3">
      {card.versions.map((version) => (
        <li key={version.number} className="flex items-start gap-2 border-b border-line-subtle pb-3 last:border-b-0">
          <About version={version} card={card} />
          <a
            className="link text-sm"
            href={documentPart(matterId, card.id, `download?version=${version.number}`)}
            aria-label={`${t('documents.download')}: ${t('documents.version', { number: version.number })}`}
          >
            <Download aria-hidden="true" size={16} />
          </a>
          {canEdit && version.number !== card.versionNumber && (
            <IconButton
              size="sm"
              icon={RotateCcw}
              label={`${t('documents.restore_version')}: ${version.number}`}
              onClick={() => documentActions.restoreVersion(card.id, version.number)}
            />
          )}
        </li>
      ))}
    </ol>
  )
}

function About({ version, card }: { version: VersionLine; card: DocumentCard }) {
  const t = useMessages()
  const fileSize = useFileSize()
  return (
    <div className="min-w-0 flex-1 text-sm">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {t('documents.version', { number: version.number })}
        {version.number === card.versionNumber && <Badge tone="accent">{t('documents.version_now')}</Badge>}
        {version.origin === 'client' && <Badge tone="info">{t('documents.by_client')}</Badge>}
      </p>
      <p className="text-fg-subtle">
        {version.by && `${version.by} · `}
        <DateTime value={version.at} format="short-time" /> · {fileSize(version.size)}
      </p>
      {version.restoredFrom && (
        <p className="text-fg-subtle">{t('documents.restored_from', { number: version.restoredFrom })}</p>
      )}
      {version.comment && <p className="wrap-break-word">{version.comment}</p>}
      {version.originalName !== card.name && (
        <p className="wrap-break-word text-fg-subtle">
          <bdi>{t('documents.sent_as', { name: version.originalName })}</bdi>
        </p>
      )}
    </div>
  )
}
