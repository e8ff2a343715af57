import { Link } from '@inertiajs/react'
import { DateTime } from '~/components/display/date_time'
import { Facts } from '~/components/layout/facts'
import { usePermission } from '~/features/matters/use_permission'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { route } from '~/routes'
import type { CfdiDetails } from './types'
import { useSatNames } from './use_sat_names'

/** What else the XML says, and who brought it. */
export function CfdiFacts({ cfdi }: { cfdi: CfdiDetails }) {
  const t = useMessages()
  const names = useSatNames()
  const mayOpenClients = usePermission('clientes:leer')
  const { uuid, standard, form, method, currency, exchangeRate, record, client, addedBy, addedAt } = cfdi
  const items = [
    { label: t('cfdi.show.uuid'), value: <span className="wrap-anywhere">{uuid}</span> },
    { label: t('cfdi.show.version'), value: standard },
    record && { label: t('cfdi.show.issued_at'), value: <WrittenMoment value={record.issuedAt} /> },
    record && { label: t('cfdi.show.stamped_at'), value: <WrittenMoment value={record.stamp.stampedAt} /> },
    form && { label: t('cfdi.show.form'), value: names('form', form) },
    method && { label: t('cfdi.show.method'), value: names('method', method) },
    exchangeRate !== null &&
      currency !== 'MXN' && { label: t('cfdi.show.exchange_rate'), value: String(exchangeRate / 1_000_000) },
    record?.exportKey && { label: t('cfdi.show.export'), value: names('export', record.exportKey) },
    record?.conditions && { label: t('cfdi.show.conditions'), value: record.conditions },
    record?.place && { label: t('cfdi.show.place'), value: record.place },
    client && {
      label: t('cfdi.show.client'),
      value: mayOpenClients ? (
        <Link href={route('law_firm.clients.show', { id: client.id })} className="link">
          {client.name}
        </Link>
      ) : (
        client.name
      ),
    },
    {
      label: t('cfdi.show.added'),
      value: (
        <>
          {addedBy ?? t('history.system')}, <DateTime value={addedAt} format="short-time" />
        </>
      ),
    },
  ]
  return <Facts items={items.filter((item) => typeof item === 'object' && item !== null)} />
}

/** A moment of an XML, which names no time zone: the hour is said as it is written. */
function WrittenMoment({ value }: { value: string }) {
  const { locale } = useLocale()
  return <time dateTime={value}>{formatDate(`${value.slice(0, 19)}Z`, 'short-time', locale, 'UTC')}</time>
}
