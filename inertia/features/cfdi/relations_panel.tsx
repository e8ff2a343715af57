import { TextLink } from '~/components/actions/text_link'
import { Panel } from '~/components/layout/panel'
import { useMessages } from '~/hooks/use_messages'
import { cfdiAddress } from './address'
import type { RelatedCfdi } from './types'
import { useSatNames } from './use_sat_names'

/** What it names and what names it, substitutions among them. */
export function RelationsPanel({ related }: { related: RelatedCfdi[] }) {
  const t = useMessages()
  const names = useSatNames()
  return (
    <Panel title={t('cfdi.show.relations')}>
      {related.length === 0 ? (
        <p className="text-sm text-fg-muted">{t('cfdi.show.no_relations')}</p>
      ) : (
        <ul className="grid gap-2">
          {related.map(({ kind, way, uuid, id, reference }, at) => (
            <li key={at} className="text-sm">
              <span className="text-fg-muted">
                {t(`cfdi.show.${way}`)} · {kind === 'substitute' ? t('cfdi.show.substitute') : names('relation', kind)}
              </span>
              <span className="block wrap-anywhere">
                {id === null ? (
                  `${uuid} (${t('cfdi.show.not_kept')})`
                ) : (
                  <TextLink href={cfdiAddress(id)}>{`${reference} · ${uuid}`}</TextLink>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
