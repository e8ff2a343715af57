import { Badge } from '~/components/display/badge'
import { TextLink } from '~/components/actions/text_link'
import { Details } from '~/components/layout/details'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { FolderResult } from './types'

/** Results that are read without opening anything. */
const AT_FIRST = 8

/** What became of each of the files that were sent together: those that were refused first, since something is to be done about them. */
export function FolderResults({ results }: { results: FolderResult[] }) {
  const t = useMessages()
  const ordered = [...results.filter(({ refusal }) => refusal), ...results.filter(({ refusal }) => !refusal)]
  const rest = ordered.slice(AT_FIRST)
  return (
    <section className="grid gap-2 rounded-lg border border-line bg-surface p-4">
      <h2 className="font-semibold">{t('cfdi.batch.title')}</h2>
      <Lines results={ordered.slice(0, AT_FIRST)} />
      {rest.length > 0 && (
        <Details summary={t('cfdi.batch.more', { count: rest.length })}>
          <Lines results={rest} />
        </Details>
      )}
    </section>
  )
}

function Lines({ results }: { results: FolderResult[] }) {
  const t = useMessages()
  return (
    <ul>
      {results.map(({ name, cfdi, refusal }, place) => (
        <li
          key={place}
          className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-line-subtle py-2 text-sm not-first:border-t"
        >
          <Badge tone={refusal ? 'danger' : 'success'}>{t(refusal ? 'cfdi.batch.refused' : 'cfdi.batch.kept')}</Badge>
          <span className="min-w-0 wrap-anywhere">
            {cfdi ? <TextLink href={route('law_firm.cfdi.show', { id: cfdi.id })}>{name}</TextLink> : name}
          </span>
          {refusal && <span className="min-w-0 text-fg-muted wrap-break-word">{refusal}</span>}
        </li>
      ))}
    </ul>
  )
}
