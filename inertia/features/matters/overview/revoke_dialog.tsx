import { Button } from '~/components/actions/button'
import { Dialog } from '~/components/overlays/dialog'
import { useMessages } from '~/hooks/use_messages'
import { call, partOf } from '~/features/matters/matter_calls'
import type { MatterFacts } from '~/features/matters/vocabulary'

/** Labels that are out lead nowhere any more. */
export default function RevokeDialog({ matter, onClose }: { matter: MatterFacts; onClose: () => void }) {
  const t = useMessages()
  const revoke = (audience: 'team' | 'client') =>
    call('delete', partOf(matter.id, 'labels'), { data: { audience }, onSuccess: onClose })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('matters.label.revoke_title', { reference: matter.reference })}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button onClick={() => revoke('client')}>{t('matters.label.revoke_client')}</Button>
          <Button onClick={() => revoke('team')}>{t('matters.label.revoke_team')}</Button>
        </>
      }
    >
      <p>{t('matters.label.revoke_text')}</p>
    </Dialog>
  )
}
