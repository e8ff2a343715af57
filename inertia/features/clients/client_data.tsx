import type { ClientSection } from '@generated/fields'
import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { Avatar } from '~/components/display/avatar'
import { Badge } from '~/components/display/badge'
import { DateTime, RelativeTime } from '~/components/display/date_time'
import { Facts } from '~/components/layout/facts'
import { Panel } from '~/components/layout/panel'
import { TextLink } from '~/components/actions/text_link'
import { useMessages } from '~/hooks/use_messages'
import { listAddress } from './address'
import { regimeOption } from '~/features/clients/form/client_form'
import { plainTexts } from '~/features/clients/form/client_texts'
import type { ClientFacts } from './types'

/** Street and numbers, colonia, postal code and municipality, state: as an envelope has them. */
function addressLines(client: ClientFacts): string[] {
  const { street, exteriorNumber, interiorNumber, colonia, zip, municipality, state } = client
  const join = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ')
  const numbers = [exteriorNumber, interiorNumber].filter(Boolean).join(' – ')
  return [
    [street, numbers].filter(Boolean).join(' '),
    colonia ?? '',
    join([zip, municipality].filter(Boolean).join(' '), state),
  ].filter(Boolean)
}

/** An identifier, with what is odd about it. */
function Identifier({ value, warning }: { value: string; warning: string | null }) {
  return (
    <>
      {value}
      {warning && <span className="block text-xs font-medium text-warning-fg">{warning}</span>}
    </>
  )
}

/** What is known of a client; what is not known is left out. */
export function ClientData({ client }: { client: ClientFacts }) {
  const t = useMessages()
  const { rfc, curp, email, phones, taxRegime, warnings, addedAt, updatedAt } = client
  const address = addressLines(client)
  const plain = (section: ClientSection) =>
    plainTexts(section).map((key): [string, ReactNode] => [t(`clients.field.${key}`), client[key]])
  const known: [string, ReactNode][] = [
    ...plain('name'),
    [
      t('clients.field.rfc'),
      rfc && <Identifier value={rfc} warning={warnings.rfc && t(`clients.warning.rfc.${warnings.rfc}`)} />,
    ],
    [
      t('clients.field.curp'),
      curp && <Identifier value={curp} warning={warnings.curp && t(`clients.warning.curp.${warnings.curp}`)} />,
    ],
    [t('clients.field.taxRegime'), taxRegime && regimeOption(taxRegime, t).label],
    ...plain('identity'),
    [
      t('clients.field.email'),
      email && (
        <TextLink external href={`mailto:${email}`}>
          {email}
        </TextLink>
      ),
    ],
    [t('clients.field.phones'), phones.length > 0 && <Phones phones={phones} />],
    ...plain('contact'),
    [
      t('clients.page.address'),
      address.length > 0 &&
        address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        )),
    ],
    ...plain('address'),
    ...plain('notes'),
    [t('clients.field.responsible'), client.responsible?.name],
    [t('clients.field.tags'), client.tags.length > 0 && <Tags tags={client.tags} />],
    [t('clients.page.since'), <DateTime key="since" value={addedAt} />],
    [t('clients.page.updated'), <RelativeTime key="updated" value={updatedAt} />],
  ]
  const items = known.filter(([, value]) => value).map(([label, value]) => ({ label, value }))
  return (
    <Panel title={t('clients.page.data')}>
      {client.picture && (
        <Avatar name={client.name} id={client.id} picture={client.picture} size="xl" decorative className="mb-3" />
      )}
      <Facts items={items} />
    </Panel>
  )
}

/** Each tag is the way to all that have it. */
function Tags({ tags }: Pick<ClientFacts, 'tags'>) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <Link key={tag} href={listAddress({ tag })} className="max-w-full">
          <Badge tone="outline">{tag}</Badge>
        </Link>
      ))}
    </span>
  )
}

function Phones({ phones }: Pick<ClientFacts, 'phones'>) {
  const t = useMessages()
  return phones.map(({ number, label, dial }) => (
    <span key={dial} className="block">
      <a href={`tel:${dial}`} className="link rounded-xs" aria-label={t('clients.page.call', { number })}>
        {number}
      </a>
      {label && <span className="text-fg-subtle"> · {label}</span>}
    </span>
  ))
}
