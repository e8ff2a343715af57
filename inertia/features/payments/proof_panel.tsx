import { router } from '@inertiajs/react'
import { FileText, FileUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { TextLink } from '~/components/actions/text_link'
import { Icon } from '~/components/display/icon'
import { Note } from '~/components/feedback/note'
import { Panel } from '~/components/layout/panel'
import { ConfirmDialog } from '~/components/overlays/confirm_dialog'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'
import { ProofDialog } from './proof_dialog'
import type { PaymentDetails } from './types'

/** The file that proves a payment, and where else the firm has the same one. */
export function ProofPanel({ payment, canEdit }: { payment: PaymentDetails; canEdit: boolean }) {
  const t = useMessages()
  const [open, setOpen] = useState<'add' | 'remove' | null>(null)
  const { id, proof, version } = payment
  const close = () => setOpen(null)
  return (
    <Panel title={t('payments.page.proof')}>
      {!proof && <p className="text-sm text-fg-muted">{t('payments.page.no_proof')}</p>}
      {proof && (
        <a
          href={route('law_firm.payment_proofs.show', { id })}
          target="_blank"
          rel="noopener"
          className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-lg border border-line px-3 py-2 hover:bg-surface-hover"
        >
          <Icon of={FileText} size={20} className="text-fg-subtle" />
          <span className="min-w-0 wrap-anywhere">{t('payments.page.proof_open', { name: proof.name })}</span>
        </a>
      )}
      {proof && (proof.sameAs.length > 0 || proof.isElsewhere) && (
        <Note tone="warning" title={t('payments.page.same_proof')} className="mt-3">
          <ul className="grid gap-1">
            {proof.sameAs.map(({ key, values, href }) => (
              <li key={href}>
                <TextLink href={href}>{t(key as MessageId, values)}</TextLink>
              </li>
            ))}
            {proof.isElsewhere && <li>{t('payments.problem.proof_elsewhere')}</li>}
          </ul>
        </Note>
      )}
      {canEdit && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" icon={FileUp} onClick={() => setOpen('add')}>
            {t(proof ? 'payments.page.proof_replace' : 'payments.page.proof_add')}
          </Button>
          {proof && (
            <Button size="sm" variant="danger-quiet" icon={Trash2} onClick={() => setOpen('remove')}>
              {t('payments.page.proof_remove')}
            </Button>
          )}
        </div>
      )}
      {open === 'add' && <ProofDialog payment={payment} onClose={close} />}
      <RemoveProof {...{ id, version }} open={open === 'remove'} onClose={close} />
    </Panel>
  )
}

interface RemoveProofProps {
  id: number
  version: number
  open: boolean
  onClose: () => void
}

function RemoveProof({ id, version, open, onClose }: RemoveProofProps) {
  const t = useMessages()
  const [isBusy, setBusy] = useState(false)
  function remove() {
    setBusy(true)
    router.delete(route('law_firm.payment_proofs.destroy', { id }), {
      data: { version },
      preserveScroll: true,
      onFinish: () => {
        setBusy(false)
        onClose()
      },
    })
  }
  return (
    <ConfirmDialog
      {...{ open, onClose }}
      title={t('payments.page.proof_remove_title')}
      verb={t('payments.page.proof_remove')}
      pendingText={t('common.deleting')}
      tone="danger"
      busy={isBusy}
      onConfirm={remove}
    >
      <p>{t('payments.page.proof_remove_text')}</p>
    </ConfirmDialog>
  )
}
