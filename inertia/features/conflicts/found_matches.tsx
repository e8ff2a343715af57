import { useMessages } from '~/hooks/use_messages'
import { foundCount } from './found_count'
import { MatchList } from './match_list'
import type { Match } from './types'

/** What a check found, under how much it is. */
export function FoundMatches({ matches, hidden }: { matches: Match[]; hidden: boolean }) {
  const t = useMessages()
  const count = foundCount(matches, hidden)
  return (
    <section className="grid gap-2">
      {count !== null && <h2 className="text-md font-semibold">{t('conflicts.show.found', { count })}</h2>}
      <MatchList matches={matches} hidden={hidden} />
    </section>
  )
}
