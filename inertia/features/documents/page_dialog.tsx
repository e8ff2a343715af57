import { useMessages } from '~/hooks/use_messages'
import { documentPart } from './address'
import { CheckoutDialog } from './checkout_dialog'
import { NameDialog } from './name_dialog'

interface PageDialogProps {
  asked: 'rename' | 'checkout'
  matterId: number
  document: { id: number; name: string; version: number }
  onClose: () => void
}

/** The dialog that was asked for on the page of a document. Fetched when the first one is. */
export default function PageDialog({ asked, matterId, document, onClose }: PageDialogProps) {
  const t = useMessages()
  const { id, name, version } = document
  if (asked === 'checkout') return <CheckoutDialog matterId={matterId} document={document} onClose={onClose} />
  return (
    <NameDialog
      title={t('documents.rename')}
      label={t('documents.name')}
      verb={t('common.save')}
      method="put"
      action={documentPart(matterId, id)}
      also={{ version }}
      name={name}
      onClose={onClose}
    />
  )
}
