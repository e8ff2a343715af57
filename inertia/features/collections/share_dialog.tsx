import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { Dialog } from '~/components/overlays/dialog'
import { RadioGroup } from '~/components/forms/radio_group'
import type { CollectionLine, Sharing } from '~/features/collections/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

const SHARINGS: Sharing[] = ['private', 'read', 'edit']

interface ShareDialogProps {
  collection: CollectionLine
  open: boolean
  onClose: () => void
}

/** Who of the firm sees a collection. */
export default function ShareDialog({ collection, open, onClose }: ShareDialogProps) {
  const t = useMessages()
  const [sharing, setSharing] = useState<Sharing>(collection.sharing)
  const [isBusy, setBusy] = useState(false)
  const save = () =>
    router.put(
      route('research.collection_states.share', { id: collection.id }),
      { sharing },
      {
        preserveState: true,
        preserveScroll: true,
        onStart: () => setBusy(true),
        onFinish: () => setBusy(false),
        onSuccess: onClose,
      }
    )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="md"
      busy={isBusy}
      title={t('collections.share_title', { name: collection.name })}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {t('common.cancel')}
          </Button>
          <Button variant="primary" pending={isBusy} pendingText={t('collections.saving')} onClick={save}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={t('collections.sharing')}
        value={sharing}
        onChange={setSharing}
        options={SHARINGS.map((value) => ({
          value,
          label: t(`collections.sharing.${value}`),
          description: t(`collections.sharing.${value}.text`),
        }))}
      />
    </Dialog>
  )
}
