import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { TextLink } from '~/components/actions/text_link'
import { Panel } from '~/components/layout/panel'
import { useMessages } from '~/hooks/use_messages'

/** A tax document that was linked to a charge. */
export type ChargeDocument = {
  uuid: string
  reference: string
  standard: string
  issuedOn: string
  isCanceled: boolean
  href: string
}

/** The tax documents of a charge, each with what its XML says of itself. */
export function DocumentsPanel({ documents }: { documents: ChargeDocument[] }) {
  const t = useMessages()
  return (
    <Panel title={t('charges.documents.title')}>
      <ul className="grid gap-3 text-sm">
        {documents.map(({ uuid, reference, standard, issuedOn, isCanceled, href }) => (
          <li key={uuid} className="min-w-0">
            <TextLink href={href}>{t('charges.documents.named', { version: standard, reference })}</TextLink>
            <span className="block text-fg-muted">
              <DateTime value={issuedOn} />
            </span>
            <span className="block font-mono text-xs break-all">{uuid}</span>
            {isCanceled && <Badge tone="warning">{t('charges.documents.canceled')}</Badge>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
