import { Link } from '@inertiajs/react'
import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { useMessages } from '~/hooks/use_messages'
import type { RulingLine } from './types'

/** Rulings by title, with when and how they ended. */
export function RulingList({ rulings }: { rulings: RulingLine[] }) {
  const t = useMessages()
  return (
    <ul className="divide-y divide-line-subtle border-t border-line-subtle">
      {rulings.map(({ title, address, decidedOn, outcome, materia, isCase }) => (
        <li key={address} className="px-3.5 py-2.5">
          <Link href={address} className="text-base underline-offset-3 hover:underline">
            {title}
          </Link>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-fg-muted">
            {decidedOn ? <DateTime value={decidedOn} format="short" /> : t('judiciary.rulings.undated')}
            {materia && <span>{materia}</span>}
            {outcome && <Badge tone="outline">{outcome}</Badge>}
            {isCase && <Badge tone="neutral">{t('judiciary.rulings.case')}</Badge>}
          </p>
        </li>
      ))}
    </ul>
  )
}
