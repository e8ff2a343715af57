import { router } from '@inertiajs/react'
import { Link2, Unlink } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { TextLink } from '~/components/actions/text_link'
import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { FormError } from '~/components/forms/form_error'
import { Panel } from '~/components/layout/panel'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { Amount } from './amount'
import type { CfdiDetails, LinkProposal } from './types'

/** Which charge or payment it is of, or which it may be of and why: nothing is linked without a press. */
export function LinkPanel({ cfdi, canEdit }: { cfdi: CfdiDetails; canEdit: boolean }) {
  const t = useMessages()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const { id, version, link, proposals, type, direction } = cfdi
  const options = {
    preserveScroll: true,
    onStart: () => setBusy(true),
    onFinish: () => setBusy(false),
    onError: (errors: Record<string, string>) => setError(Object.values(errors)[0]),
  }
  const accept = ({ kind, id: target }: LinkProposal) =>
    router.put(
      route('law_firm.cfdi.link', { id }),
      { version, [kind === 'charge' ? 'chargeId' : 'paymentId']: target },
      options
    )
  const undo = () => router.delete(route('law_firm.cfdi.unlink', { id }), { ...options, data: { version } })
  const isFor = (type === 'I' || type === 'P') && direction !== 'received'
  return (
    <Panel title={t('cfdi.link.title')}>
      {error && <FormError>{error}</FormError>}
      {link && <Linked link={link} />}
      {link && canEdit && (
        <Button size="sm" icon={Unlink} pending={isBusy} onClick={undo} className="mt-3">
          {t('cfdi.link.undo')}
        </Button>
      )}
      {!link && !isFor && <p className="text-sm text-fg-muted">{t('cfdi.link.not_for')}</p>}
      {!link && isFor && proposals.length === 0 && <p className="text-sm text-fg-muted">{t('cfdi.link.nothing')}</p>}
      {!link && proposals.length > 0 && (
        <>
          <h3 className="text-sm font-medium">{t('cfdi.link.proposals')}</h3>
          <ul className="mt-2 grid gap-3">
            {proposals.map((each) => (
              <li key={`${each.kind} ${each.id}`} className="rounded-md border border-line p-2.5">
                <Proposal proposal={each} />
                {canEdit && (
                  <Button size="sm" icon={Link2} pending={isBusy} onClick={() => accept(each)} className="mt-2">
                    {t('cfdi.link.accept')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

function Linked({ link: { charge, payment, by } }: { link: NonNullable<CfdiDetails['link']> }) {
  const t = useMessages()
  return (
    <>
      {charge && (
        <TextLink href={route('law_firm.charges.show', { id: charge.id })}>
          {t('cfdi.link.of_charge', { name: charge.name })}
        </TextLink>
      )}
      {payment && (
        <TextLink href={route('law_firm.payments.show', { id: payment.id })}>
          {t('cfdi.link.of_payment', { name: payment.name })}
        </TextLink>
      )}
      {by && <p className="mt-1 text-sm text-fg-muted">{t('cfdi.link.by', { name: by })}</p>}
    </>
  )
}

function Proposal({
  proposal: { kind, id, name, client, day, amount, currency, reasons },
}: {
  proposal: LinkProposal
}) {
  const t = useMessages()
  const href = kind === 'charge' ? route('law_firm.charges.show', { id }) : route('law_firm.payments.show', { id })
  return (
    <>
      <TextLink href={href}>{t(`cfdi.link.${kind}`, { name })}</TextLink>
      <p className="text-sm wrap-anywhere">{client}</p>
      <p className="text-sm text-fg-muted">
        <Amount amount={amount} currency={currency} />
        {day && (
          <>
            {' · '}
            <DateTime value={day} format="short" />
          </>
        )}
      </p>
      <span className="mt-1.5 flex flex-wrap gap-1">
        {reasons.map((reason) => (
          <Badge key={reason} tone="info">
            {t(`cfdi.link.reason.${reason}`)}
          </Badge>
        ))}
      </span>
    </>
  )
}
