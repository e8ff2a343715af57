import { useCallback, useEffect, useState } from 'react'
import { Download } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { Drawer } from '~/components/overlays/drawer'
import { DateTime } from '~/components/display/date_time'
import { Facts } from '~/components/layout/facts'
import { Note } from '~/components/feedback/note'
import { Skeleton } from '~/components/feedback/skeleton'
import { Switch } from '~/components/forms/choices/switch'
import { documentAddress } from '~/features/document_reading/addresses'
import { useFileSize } from '~/features/document_reading/file_size'
import { fetchJson } from '~/features/shell/requests/requests'
import { useMessages } from '~/hooks/use_messages'
import { documentPart } from './address'
import { TagsField } from './tags_field'
import type { DocumentCard, DocumentsContent } from './types'
import type { DocumentActions } from './use_document_actions'
import { VersionLines } from './version_lines'

interface DocumentPanelProps {
  matterId: number
  id: number
  content: Pick<DocumentsContent, 'can'>
  documentActions: DocumentActions
  onClose: () => void
}

/** All about one document. It is read anew whenever the list is. */
export function DocumentPanel({ matterId, id, content, documentActions, onClose }: DocumentPanelProps) {
  const t = useMessages()
  const [card, setCard] = useState<DocumentCard | null>(null)
  const read = useCallback(() => {
    void fetchJson<DocumentCard>(documentPart(matterId, id, 'card'))
      .then(setCard)
      .catch(onClose)
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [matterId, id])
  useEffect(read, [read, content])
  const actions = card && (
    <>
      <ButtonLink icon={Download} external href={documentPart(matterId, id, 'download')}>
        {t('documents.download')}
      </ButtonLink>
      <ButtonLink variant="primary" href={documentAddress(matterId, id)}>
        {t('documents.open')}
      </ButtonLink>
    </>
  )
  return (
    <Drawer open title={card?.name ?? t('documents.details')} onClose={onClose} actions={actions}>
      {card ? <Details {...{ matterId, card, content, documentActions }} /> : <Skeleton className="h-40 w-full" />}
    </Drawer>
  )
}

type DetailsProps = Omit<DocumentPanelProps, 'id' | 'onClose'> & { card: DocumentCard }

function Details({ matterId, card, content: { can }, documentActions }: DetailsProps) {
  const t = useMessages()
  const fileSize = useFileSize()
  const { id, checkout } = card
  return (
    <div className="grid gap-5">
      {checkout && (
        <Note tone="warning" title={t('documents.checked_out_by', { name: checkout.by })}>
          <DateTime value={checkout.since} format="short-time" /> {checkout.note}
        </Note>
      )}
      <Facts
        items={[
          { label: t('documents.kind'), value: t(`documents.kind.${card.kind}`) },
          { label: t('documents.size'), value: fileSize(card.size) },
          { label: t('documents.updated'), value: <DateTime value={card.updatedAt} format="short-time" /> },
        ]}
      />
      <Switch
        label={t('documents.share')}
        help={t('documents.shared_text')}
        checked={card.shared}
        disabled={!can.edit}
        onChange={(shared) => (shared ? documentActions.share([id]) : documentActions.unshare([id]))}
      />
      <TagsField
        key={card.tags.map((tag) => tag.id).join()}
        card={card}
        canEdit={can.edit}
        onChange={(tags) => documentActions.tag(id, tags)}
      />
      <section>
        <h3 className="mb-2 text-sm font-semibold">{t('documents.versions')}</h3>
        <VersionLines {...{ matterId, card, documentActions }} canEdit={can.edit} />
      </section>
    </div>
  )
}
