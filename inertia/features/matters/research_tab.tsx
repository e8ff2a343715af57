import type { Data } from '@generated/data'
import { Pin } from 'lucide-react'
import { ButtonLink } from '~/components/button_link'
import { EmptyState } from '~/components/empty_state'
import { useMessages } from '~/hooks/use_messages'
import { PinLine } from './pin_line'

interface ResearchTabProps {
  matterId: number
  pins: Data.Matters.MatterPin[]
  canEdit: boolean
}

/** What of the law is pinned to a matter. */
export function ResearchTab({ matterId, pins, canEdit }: ResearchTabProps) {
  const t = useMessages()
  if (pins.length === 0) {
    return (
      <EmptyState
        icon={Pin}
        title={t('matters.research.empty.title')}
        actions={<ButtonLink href="/search/b-search/results">{t('matters.research.go')}</ButtonLink>}
      >
        {t('matters.research.empty.text')}
      </EmptyState>
    )
  }
  return (
    <ul>
      {pins.map((pin) => (
        <PinLine key={pin.id} {...{ matterId, pin, canEdit }} />
      ))}
    </ul>
  )
}
