import { Link } from '@inertiajs/react'
import { Badge } from '~/components/display/badge'
import { cx } from '~/components/cx'
import { DateTime } from '~/components/display/date_time'
import { Panel } from '~/components/layout/panel'
import { TextLink } from '~/components/actions/text_link'
import { useMessages } from '~/hooks/use_messages'
import { documentAddress, downloadAddress } from './addresses'
import { useFileSize } from './file_size'
import type { VersionLine } from './vocabulary'

type VersionListProps = {
  matterId: number
  documentId: number
  versions: VersionLine[]
  shown: number
  compared: number | null
  /** Makes the content of an earlier version current again; only for who may edit. */
  onRestore?: ((number: number) => void) | undefined
}

/** The versions of a document, newest first: to look at, to download, to compare with the one that is shown. */
export function VersionList({ versions, ...place }: VersionListProps) {
  const t = useMessages()
  return (
    <Panel title={t('document_reading.versions.title', { count: versions.length })} flush>
      <ol className="divide-y divide-line-subtle">
        {versions.map((version) => (
          <Version key={version.id} version={version} isCurrent={version === versions[0]} {...place} />
        ))}
      </ol>
    </Panel>
  )
}

type VersionProps = Omit<VersionListProps, 'versions'> & { version: VersionLine; isCurrent: boolean }

function Version({ version, matterId, documentId, shown, compared, isCurrent, onRestore }: VersionProps) {
  const t = useMessages()
  const size = useFileSize()
  const { number, createdAt, by, comment, restoredFrom } = version
  const isShown = number === shown
  return (
    <li className={cx('px-4 py-2.5 text-sm', isShown && 'bg-surface-hover')}>
      <div className="flex items-center gap-2">
        <Link
          href={documentAddress(matterId, documentId, { version: number })}
          aria-current={isShown ? 'true' : undefined}
          className="link font-medium"
        >
          {t('document_reading.versions.number', { number })}
        </Link>
        {isShown && <Badge tone="accent">{t('document_reading.versions.shown')}</Badge>}
        {number === compared && <Badge tone="info">{t('document_reading.versions.compared')}</Badge>}
      </div>
      <p className="text-fg-muted">
        <DateTime value={createdAt} format="short" /> · <DateTime value={createdAt} format="time" /> ·{' '}
        {size(version.size)}
      </p>
      {by && <p className="text-fg-muted">{by}</p>}
      {restoredFrom !== null && (
        <p className="text-fg-muted">{t('document_reading.versions.restored', { number: restoredFrom })}</p>
      )}
      {comment && <p className="mt-0.5 wrap-anywhere">{comment}</p>}
      <p className="mt-1 flex flex-wrap gap-x-3">
        <TextLink href={downloadAddress(matterId, documentId, number)} external>
          {t('common.download')}
        </TextLink>
        {!isShown && (
          <TextLink href={documentAddress(matterId, documentId, { version: shown, compare: number })}>
            {t('document_reading.versions.compare', { shown })}
          </TextLink>
        )}
        {onRestore && !isCurrent && (
          <button
            type="button"
            className="link"
            aria-label={`${t('documents.restore_version')}: ${number}`}
            onClick={() => onRestore(number)}
          >
            {t('documents.restore')}
          </button>
        )}
      </p>
    </li>
  )
}
