import type { Data } from '@generated/data'
import { Pin } from 'lucide-react'
import { router } from '@inertiajs/react'
import { Button } from '~/components/actions/button'
import { EmptyState } from '~/components/feedback/empty_state'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { PinLine } from './pin_line'

interface ResearchTabProps {
  matterId: number
  pins: Data.Matters.MatterPin[]
  canEdit: boolean
}

/** What of the law is pinned to a matter. */
export function ResearchTab({ matterId, pins, canEdit }: ResearchTabProps) {
  const t = useMessages()
  const search = () =>
    router.put(route('research.my_matter.update'), { matterId }, { headers: { blockType: 'button' } })
  const go = <Button onClick={search}>{t('matters.research.go')}</Button>
  if (pins.length === 0) {
    return (
      <EmptyState
        icon={Pin}
        title={t('matters.research.empty.title')}
        text={t('matters.research.empty.text')}
        actions={go}
      />
    )
  }
  return (
    <>
      <ul>
        {pins.map((pin) => (
          <PinLine key={pin.id} {...{ matterId, pin, canEdit }} />
        ))}
      </ul>
      <p className="px-6 py-3 max-md:px-4">{go}</p>
    </>
  )
}
