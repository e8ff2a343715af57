import { router } from '@inertiajs/react'
import { Suspense } from 'react'
import { lazily } from '~/components/feedback/lazily'
import { HearingForm } from '~/features/hearings/hearing_form'
import type { HearingsContent } from '~/features/hearings/types'
import { calendarAddress, openedAddress } from '../address'
import type { Filters } from '../types'
import { HearingOfMatter } from './hearing_of_matter'
import { hourOn, slotOf } from './slots'
import type { EntryCard, Named, Slot } from './types'

const OpenedEntry = lazily<React.ComponentProps<typeof import('./opened_entry').default>>(
  () => import('./opened_entry')
)

/** What of the page's address is open, and whom an event may have attend. */
export interface WrittenProps {
  colleagues: Named[]
  entry: EntryCard | null
  add: 'event' | 'hearing' | null
  /** The matter that was chosen for a new hearing, with what its form offers. */
  hearingOf: { matterId: number; content: HearingsContent } | null
  /** The zone of the firm's clocks. */
  timeZone: string
}

interface Props extends WrittenProps {
  filters: Filters
  now: string
  on: string
  /** The time that was chosen in the grid for a new event. */
  picked: Slot | null
  onClose: () => void
}

/** What is written into the calendar: events of one's own, and hearings of matters. */
export function Written({ filters, now, on, colleagues, entry, add, hearingOf, timeZone, picked, onClose }: Props) {
  /** Nothing is open any more, and the address says nothing of it; no server is asked. */
  function close() {
    onClose()
    if (!entry && !add) return
    router.replace({
      url: calendarAddress(filters),
      props: (props) => ({ ...props, entry: null, add: null, hearingOf: null }),
      preserveState: true,
      preserveScroll: true,
    })
  }

  if (add === 'hearing' && hearingOf) return <HearingForm {...hearingOf} onClose={close} />
  if (add === 'hearing')
    return <HearingOfMatter addressOf={(of) => openedAddress(filters, { add: 'hearing', of })} onClose={close} />
  const slot = picked ?? (entry ? slotOf(entry) : add ? hourOn(on, now) : null)
  if (!slot) return null
  return (
    <Suspense>
      <OpenedEntry {...{ slot, colleagues, timeZone }} entry={picked ? null : entry} onClose={close} />
    </Suspense>
  )
}
