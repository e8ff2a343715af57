import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { Form } from '~/components/forms/form'
import { FormButtons } from '~/components/forms/form_buttons'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { TextArea } from '~/components/forms/inputs/text_area'
import { isAccepted, isWaiting, type Request } from '~/features/portal/types'
import { useMessages } from '~/hooks/use_messages'

/** What the firm does with a request: accept what came, ask again and say why, or withdraw it. */
export function RequestVerdict({ address, request }: { address: string; request: Request }) {
  const t = useMessages()
  const { id, state } = request
  const [isAsking, setAsking] = useState(false)
  const visit = { preserveScroll: true }
  if (isAsking) return <AgainForm id={id} address={`${address}/again`} onDone={() => setAsking(false)} />
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'received' && (
        <Button size="sm" variant="primary" onClick={() => router.post(`${address}/acceptance`, {}, visit)}>
          {t('portal_firm.request.accept')}
        </Button>
      )}
      {!isWaiting(request) && (
        <Button size="sm" onClick={() => setAsking(true)}>
          {t('portal_firm.request.again')}
        </Button>
      )}
      {!isAccepted(request) && (
        <Button size="sm" variant="ghost" onClick={() => router.delete(address, visit)}>
          {t('portal_firm.request.withdraw')}
        </Button>
      )}
    </div>
  )
}

function AgainForm({ id, address, onDone }: { id: number; address: string; onDone: () => void }) {
  const t = useMessages()
  const form = useFields(
    { reason: '' },
    { reason: { label: t('portal_firm.request.why'), rules: [required(), maxLength(2_000)] } },
    { prefix: `again-${id}` }
  )
  return (
    <Form form={form} method="post" action={address} visit={{ onSuccess: onDone }} className="grid gap-2">
      <TextArea {...form.field('reason')} rows={2} />
      <FormButtons onCancel={onDone} verb={t('portal_firm.request.again')} size="sm" />
    </Form>
  )
}
