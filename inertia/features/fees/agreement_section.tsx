import { Handshake, Pencil } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { TextLink } from '~/components/actions/text_link'
import { Money } from '~/components/display/money'
import { EmptyState } from '~/components/feedback/empty_state'
import { Panel } from '~/components/layout/panel'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { AgreementForm } from './agreement_form'
import { useAgreedParts, type AgreedLine } from './agreed_parts'
import { ChargePart } from './charge_part'
import type { Agreement, FeesContent } from './types'

type Opened = 'form' | AgreedLine | null

/** What was agreed with the client, what was charged of it and what is left. */
export function AgreementSection({ matterId, content }: { matterId: number; content: FeesContent }) {
  const t = useMessages()
  const [opened, setOpened] = useState<Opened>(null)
  const { agreement, may, people, hasClient, clientId } = content
  const close = () => setOpened(null)
  const edit = (
    <Button size="sm" icon={Pencil} onClick={() => setOpened('form')}>
      {t('fees.edit_agreement')}
    </Button>
  )
  return (
    <Panel title={t('fees.agreement')} level={3} end={agreement && may.agree && edit}>
      {agreement ? (
        <AgreedParts
          {...{ agreement, people }}
          mayCharge={may.charge && hasClient}
          repeat={may.charge && clientId !== null ? { client: String(clientId), matter: String(matterId) } : null}
          onCharge={setOpened}
        />
      ) : (
        <EmptyState
          icon={Handshake}
          level={3}
          title={t('fees.agreement_empty')}
          text={t(may.agree ? 'fees.agreement_empty_text' : 'fees.agreement_read_only')}
          action={may.agree && { label: t('fees.agree'), primary: true, onClick: () => setOpened('form') }}
        />
      )}
      {opened === 'form' && <AgreementForm {...{ matterId, agreement, people }} onClose={close} />}
      {opened && opened !== 'form' && agreement && (
        <ChargePart {...{ matterId, agreement }} line={opened} onClose={close} />
      )}
    </Panel>
  )
}

interface AgreedPartsProps {
  agreement: Agreement
  people: FeesContent['people']
  mayCharge: boolean
  /** Whom and what an iguala is for, for whoever may make one. */
  repeat: { client: string; matter: string } | null
  onCharge: (line: AgreedLine) => void
}

function AgreedParts({ agreement, people, mayCharge, repeat, onCharge }: AgreedPartsProps) {
  const t = useMessages()
  const lines = useAgreedParts(agreement, people)
  return (
    <div className="grid gap-3">
      <ul className="divide-y divide-line-subtle border-y border-line-subtle">
        {lines.map((line) => (
          <li key={line.key} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 flex-1 basis-32">
              <span className="block font-medium wrap-break-word">{line.name}</span>
              {line.note && <span className="block text-sm text-fg-muted">{line.note}</span>}
              <ChargedWith line={line} />
            </span>
            <span className="ml-auto tabular-nums">{line.value}</span>
            {repeat && line.part === 'monthly' && (
              <ButtonLink size="sm" href={route('law_firm.recurring_charges.create', {}, repeat)}>
                {t('fees.repeat')}
              </ButtonLink>
            )}
            {mayCharge && line.part && !line.isDone && (
              <Button size="sm" onClick={() => onCharge(line)} aria-label={t('fees.charge_one', { name: line.name })}>
                {t('fees.charge')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Standing agreement={agreement} />
      {agreement.notes && (
        <p className="text-sm wrap-break-word whitespace-pre-line text-fg-muted">{agreement.notes}</p>
      )}
    </div>
  )
}

/** The charges with which a part was charged. */
function ChargedWith({ line }: { line: AgreedLine }) {
  const t = useMessages()
  if (line.charges.length === 0) return null
  return (
    <span className="flex flex-wrap gap-x-3 text-sm">
      {line.charges.map(({ chargeId, reference }) => (
        <TextLink key={chargeId} href={route('law_firm.charges.show', { id: chargeId })}>
          {reference ? t('fees.charge_ref', { reference }) : t('fees.draft')}
        </TextLink>
      ))}
    </span>
  )
}

function Standing({ agreement: { standing, currency } }: { agreement: Agreement }) {
  const t = useMessages()
  const sums = [
    ...(standing.agreed > 0 ? [['agreed', standing.agreed] as const] : []),
    ['charged', standing.charged] as const,
    ...(standing.agreed > 0 ? [['left', standing.left] as const] : []),
  ]
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {sums.map(([name, amount]) => (
        <div key={name}>
          <dt className="text-sm text-fg-subtle">{t(`fees.${name}`)}</dt>
          <dd className="font-semibold">
            <Money {...{ amount, currency }} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
