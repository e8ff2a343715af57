import { Download, FileImage, FileText } from 'lucide-react'
import { DateTime } from '~/components/display/date_time'
import { Icon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'
import { Answer } from './answer'
import { matterAddress, type PortalDocument } from './types'

interface DocumentsProps {
  matterId: number
  documents: PortalDocument[]
  /** The firm looks: it opens its own documents elsewhere. */
  inert?: boolean
}

const SHOWN_IN_BROWSER = ['pdf', 'image', 'text']

/** The documents that the firm shares with the client, and those that the client sent. */
export function DocumentsAnswer({ matterId, documents, inert }: DocumentsProps) {
  const t = useMessages()
  return (
    <Answer title={t('portal.documents.title')} anchor="documents">
      {documents.length === 0 && <p className="mt-1.5 text-fg-muted">{t('portal.documents.none')}</p>}
      <ul className="mt-2 grid gap-2">
        {documents.map((document) => (
          <DocumentLine
            key={document.id}
            address={`${matterAddress(matterId)}/documents/${document.id}`}
            {...{ document, inert }}
          />
        ))}
      </ul>
    </Answer>
  )
}

interface LineProps {
  address: string
  document: PortalDocument
  inert?: boolean
}

function DocumentLine({ address, document: { name, kind, at, fromClient }, inert }: LineProps) {
  const t = useMessages()
  const isShown = SHOWN_IN_BROWSER.includes(kind)
  const face = (
    <>
      <Icon of={kind === 'image' ? FileImage : FileText} size={20} className="text-fg-subtle" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-break-word">{name}</span>
        <span className="block text-sm text-fg-muted">
          {t(fromClient ? 'portal.documents.yours' : 'portal.documents.theirs')} <DateTime value={at} format="long" />
        </span>
      </span>
    </>
  )
  const look = 'flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-lg px-3 py-2'
  return (
    <li className="flex items-center gap-1 rounded-lg border border-line">
      {inert ? (
        <div className={look}>{face}</div>
      ) : (
        <>
          <a
            href={isShown ? `${address}/content` : `${address}/download`}
            target={isShown ? '_blank' : undefined}
            rel="noopener"
            className={`${look} hover:bg-surface-hover`}
          >
            {face}
          </a>
          {isShown && (
            <a
              href={`${address}/download`}
              className="grid size-11 flex-none place-items-center rounded-lg hover:bg-surface-hover"
            >
              <Icon of={Download} size={20} />
              <span className="sr-only">{t('portal.documents.download', { name })}</span>
            </a>
          )}
        </>
      )}
    </li>
  )
}
