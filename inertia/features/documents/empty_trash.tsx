import { Suspense, useState } from 'react'
import { lazily } from '~/components/feedback/lazily'
import { Button } from '~/components/actions/button'
import { useMessages } from '~/hooks/use_messages'
import { documentsPart } from './address'

const ConfirmIdentityDialog = lazily(async () => {
  const { ConfirmIdentityDialog: dialog } = await import('~/features/accounts/confirm_identity_dialog')
  return { default: dialog }
})

/** Removes what lies in the trash for good, once it is sure who asks. */
export function EmptyTrash({ matterId }: { matterId: number }) {
  const t = useMessages()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
        {t('documents.empty_trash_now')}
      </Button>
      <Suspense fallback={null}>
        {isAsking && (
          <ConfirmIdentityDialog
            open
            onClose={() => setAsking(false)}
            title={t('documents.empty_trash_title')}
            text={t('documents.empty_trash_warning')}
            verb={t('documents.empty_trash_now')}
            method="post"
            action={documentsPart(matterId, 'emptyings')}
            visit={{ onSuccess: () => setAsking(false) }}
          />
        )}
      </Suspense>
    </>
  )
}
