import { TAX_REGIMES } from '@generated/fields'
import { Panel } from '~/components/layout/panel'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import type { CfdiDetails } from './types'
import { useSatNames } from './use_sat_names'

/** Who issued it, and for whom. */
export function PartiesPanel({ cfdi }: { cfdi: CfdiDetails }) {
  const t = useMessages()
  return (
    <Panel>
      <div className="grid gap-5 sm:grid-cols-2">
        {(['issuer', 'receiver'] as const).map((side) => (
          <section key={side} className="min-w-0">
            <h2 className="text-sm text-fg-subtle">{t(`cfdi.show.${side}`)}</h2>
            <Party cfdi={cfdi} side={side} />
          </section>
        ))}
      </div>
    </Panel>
  )
}

function Party({ cfdi, side }: { cfdi: CfdiDetails; side: 'issuer' | 'receiver' }) {
  const t = useMessages()
  const names = useSatNames()
  const { rfc, name } = cfdi[side]
  const said = cfdi.record?.[side]
  const regime = (TAX_REGIMES as readonly string[]).includes(said?.regime ?? '')
    ? t(`firm.regime.${said!.regime}` as MessageId)
    : said?.regime
  const lines = [
    regime && `${t('cfdi.show.regime')}: ${regime}`,
    said?.zip && `${t('cfdi.show.zip')}: ${said.zip}`,
    said?.use && `${t('cfdi.show.use')}: ${names('use', said.use)}`,
  ].filter(Boolean)
  return (
    <>
      <p className="font-semibold wrap-anywhere">{name || rfc}</p>
      <p className="text-sm tabular-nums">{rfc}</p>
      {lines.map((line) => (
        <p key={line as string} className="text-sm text-fg-muted">
          {line}
        </p>
      ))}
    </>
  )
}
