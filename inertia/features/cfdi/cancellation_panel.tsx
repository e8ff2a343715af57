import { router } from '@inertiajs/react'
import { CircleSlash, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { FormError } from '~/components/forms/form_error'
import { Panel } from '~/components/layout/panel'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { route } from '~/routes'
import { CancellationDialog } from './cancellation_dialog'
import type { CfdiDetails } from './types'
import { useSatNames } from './use_sat_names'

interface CancellationPanelProps {
  cfdi: CfdiDetails
  canEdit: boolean
  today: string
}

/** What people say of its cancellation at the SAT. */
export function CancellationPanel({ cfdi, canEdit, today }: CancellationPanelProps) {
  const t = useMessages()
  const names = useSatNames()
  const { locale } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const { id, version, cancellation } = cfdi

  function withdraw() {
    router.delete(route('law_firm.cfdi.withdraw', { id }), {
      data: { version },
      preserveScroll: true,
      onStart: () => setBusy(true),
      onFinish: () => setBusy(false),
      onError: (errors) => setError(Object.values(errors)[0]),
    })
  }
  return (
    <Panel title={t('cfdi.cancel.title')}>
      {error && <FormError>{error}</FormError>}
      {!cancellation && <p className="text-sm text-fg-muted">{t('cfdi.cancel.text')}</p>}
      {cancellation && <Said cancellation={cancellation} day={formatDate(cancellation.canceledOn, 'long', locale)} />}
      {cancellation && <p className="text-sm text-fg-muted">{names('cancellation', cancellation.reason)}</p>}
      {cancellation?.substituteUuid && (
        <p className="text-sm wrap-anywhere">{t('cfdi.cancel.by_substitute', { uuid: cancellation.substituteUuid })}</p>
      )}
      {canEdit && !cancellation && (
        <Button size="sm" icon={CircleSlash} onClick={() => setOpen(true)} className="mt-3">
          {t('cfdi.cancel.open')}
        </Button>
      )}
      {canEdit && cancellation && (
        <Button size="sm" icon={Undo2} pending={isBusy} onClick={withdraw} className="mt-3">
          {t('cfdi.cancel.withdraw')}
        </Button>
      )}
      {isOpen && <CancellationDialog {...{ cfdi, today }} onClose={() => setOpen(false)} />}
    </Panel>
  )
}

function Said({ cancellation: { by }, day }: { cancellation: NonNullable<CfdiDetails['cancellation']>; day: string }) {
  const t = useMessages()
  return (
    <p className="text-sm">
      {by ? t('cfdi.cancel.said', { name: by, day }) : t('cfdi.cancel.said_by_nobody', { day })}
    </p>
  )
}
