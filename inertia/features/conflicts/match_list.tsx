import { Link } from '@inertiajs/react'
import { EyeOff } from 'lucide-react'
import { Badge } from '~/components/display/badge'
import { Note } from '~/components/feedback/note'
import { matterAddress } from '~/features/matters/address'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { Match, RelationKind } from './types'

/** What was found: where each name stands, why it was found, on whose side. What may not be shown is only said to be there. */
export function MatchList({ matches, hidden }: { matches: Match[]; hidden: boolean }) {
  const t = useMessages()
  return (
    <div className="grid gap-3">
      {hidden && (
        <Note tone="warning" icon={EyeOff} title={t('conflicts.show.hidden')}>
          {t('conflicts.show.hidden_text')}
        </Note>
      )}
      {matches.length === 0 && !hidden && <p className="text-sm text-fg-muted">{t('conflicts.show.nothing')}</p>}
      {matches.length > 0 && (
        <ul className="divide-y divide-line-subtle rounded-lg border border-line">
          {matches.map((match) => (
            <li key={`${match.searched}-${match.kind}-${match.recordId}`} className="grid gap-1 px-3.5 py-2.5">
              <MatchLine match={match} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function MatchLine({ match }: { match: Match }) {
  const t = useMessages()
  const { kind, recordId, name, side, how, likeness, path, matters, client } = match
  const isClient = kind === 'client'
  const isStrong = how === 'rfc' || how === 'curp' || how === 'same'
  const sides = ['ours', 'other', 'neutral'] as const
  const known = sides.find((each) => each === side)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {isClient ? (
          <Link
            href={route('law_firm.clients.show', { id: recordId })}
            className="link min-w-0 font-medium break-words"
          >
            {name}
          </Link>
        ) : (
          <span className="min-w-0 font-medium break-words">{name}</span>
        )}
        <Badge tone={isStrong ? 'danger' : 'warning'}>
          {how === 'similar' ? `${t('conflicts.how.similar')} · ${likeness} %` : t(`conflicts.how.${how}`)}
        </Badge>
        <span className="text-sm text-fg-muted">
          {t(`conflicts.kind.${kind}`)}
          {client && (
            <>
              {': '}
              <Link href={route('law_firm.clients.show', { id: client.id })} className="link">
                {client.name}
              </Link>
            </>
          )}
          {known && !isClient && !client && ` · ${t(`conflicts.side.${known}`)}`}
        </span>
      </div>
      {path.length > 0 && (
        <ol className="text-sm text-fg-muted">
          {path.map((step, index) => (
            <li key={index}>
              {t('conflicts.step', {
                name: step.name,
                other: step.other,
                kind: t(`conflicts.step.${step.kind as RelationKind}`).toLowerCase(),
              })}
            </li>
          ))}
        </ol>
      )}
      {matters.length > 0 && (
        <ul className="flex flex-wrap gap-x-3 text-sm">
          {matters.map(({ id, reference, title }) => (
            <li key={id} className="min-w-0">
              <Link href={matterAddress(id)} className="link break-words">{`${reference} ${title}`}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
