import { router } from '@inertiajs/react'
import { Check, ChevronDown } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { DateTime } from '~/components/display/date_time'
import { Menu } from '~/components/actions/menu'
import { TextLink } from '~/components/actions/text_link'
import { activityAddress } from '~/features/activities/address'
import type { WaitingReminder } from '~/features/activities/types'
import { matterAddress } from '~/features/matters/address'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

const LATER = ['10', '60', '1440', '10080'] as const
const KEEP = { preserveScroll: true, preserveState: true, headers: { blockType: 'button' } } as const

/** Where what a reminder is on is read. */
function placeOf({ matter, activityId }: WaitingReminder): string | null {
  if (!matter) return null
  return activityId ? activityAddress({ id: activityId, matterId: matter.id }) : matterAddress(matter.id, 'activities')
}

/** Reminders that came and wait: seen, or later. */
export function WaitingList({ items }: { items: WaitingReminder[] }) {
  const t = useMessages()
  return (
    <ul>
      {items.map((item) => {
        const { occurrenceId, title, at, matter } = item
        const place = placeOf(item)
        return (
          <li key={occurrenceId} className="flex flex-wrap items-center gap-2 border-t border-line-subtle px-3.5 py-2">
            <span className="grid min-w-0 flex-1 basis-48">
              <span className="font-medium wrap-break-word">{title}</span>
              <span className="text-sm text-fg-subtle">
                <DateTime value={at} format="full" />
                {matter && place && (
                  <>
                    {' · '}
                    <TextLink href={place}>{matter.reference}</TextLink>
                  </>
                )}
              </span>
            </span>
            <Menu
              align="end"
              heading={t('reminders.snooze_one', { title })}
              trigger={{ label: t('reminders.snooze'), iconEnd: ChevronDown, variant: 'ghost', size: 'sm' }}
              items={LATER.map((minutes) => ({
                label: t(`reminders.snooze.${minutes}`),
                onSelect: () =>
                  router.post(
                    route('law_firm.reminder_snoozes.store'),
                    { occurrenceId, minutes: Number(minutes) },
                    KEEP
                  ),
              }))}
            />
            <Button
              size="sm"
              icon={Check}
              aria-label={t('reminders.see_one', { title })}
              onClick={() =>
                router.post(route('law_firm.reminder_sightings.store'), { occurrenceIds: [occurrenceId] }, KEEP)
              }
            >
              {t('reminders.see')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
