import { CalendarPlus, Gavel, Plus } from 'lucide-react'
import { Menu } from '~/components/actions/menu'
import { usePermission } from '~/features/matters/use_permission'
import { useMessages } from '~/hooks/use_messages'
import { openedAddress } from '../address'
import type { Filters } from '../types'

/** What may be put on the calendar: an event, and a hearing of a matter. */
export function AddMenu({ filters, onEvent }: { filters: Filters; onEvent: () => void }) {
  const t = useMessages()
  const mayChangeMatters = usePermission('expedientes:editar')
  const hearing = { label: t('hearings.new'), icon: Gavel, href: openedAddress(filters, { add: 'hearing' }) }
  return (
    <Menu
      trigger={{ label: t('entries.add'), icon: Plus, variant: 'primary', className: 'print:hidden' }}
      items={[
        { label: t('entries.new'), icon: CalendarPlus, onSelect: onEvent },
        ...(mayChangeMatters ? [hearing] : []),
      ]}
      align="end"
    />
  )
}
