import { router } from '@inertiajs/react'
import { Button } from '~/components/actions/button'
import { Drawer } from '~/components/overlays/drawer'
import { SelectBox } from '~/components/forms/select_box'
import { SelectField } from '~/components/forms/select_field'
import type { Person } from '~/features/activities/types'
import { useMessages } from '~/hooks/use_messages'
import { listAddress, type ReminderFilters } from './address'

const NO_FILTERS = { on: '', repeats: '', person: 0 } as const

interface FilterDrawerProps {
  filters: ReminderFilters
  people: Person[]
  total: number
  isOpen: boolean
  onClose: () => void
}

/** The filters, in force as soon as they are chosen. On a phone it comes from below. */
export function FilterDrawer({ filters, people, total, isOpen, onClose }: FilterDrawerProps) {
  const t = useMessages()
  const persons = people.map(({ id, name }) => ({ value: String(id), label: name }))
  const any = { value: 'any' as const, label: t('reminders.filter.any') }

  function narrow(part: Partial<ReminderFilters>) {
    const visit = { preserveState: true, preserveScroll: true, replace: true }
    router.get(listAddress({ ...filters, ...part, page: 1 }), {}, visit)
  }

  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title={t('common.filters')}
      actions={
        <>
          <Button variant="ghost" onClick={() => narrow(NO_FILTERS)}>
            {t('reminders.filter.clear')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('reminders.filter.found', { count: total })}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <SelectField
          label={t('reminders.filter.on')}
          value={filters.on || 'any'}
          onChange={(on) => narrow({ on: on === 'any' ? '' : on })}
          options={[
            any,
            ...(['matter', 'none'] as const).map((value) => ({ value, label: t(`reminders.filter.on.${value}`) })),
          ]}
        />
        <SelectField
          label={t('reminders.field.rhythm')}
          value={filters.repeats || 'any'}
          onChange={(repeats) => narrow({ repeats: repeats === 'any' ? '' : repeats })}
          options={[
            any,
            ...(['yes', 'no'] as const).map((value) => ({ value, label: t(`reminders.filter.repeats.${value}`) })),
          ]}
        />
        <SelectBox
          label={t('reminders.field.people')}
          placeholder={t('reminders.filter.any')}
          options={persons}
          value={persons.find(({ value }) => value === String(filters.person)) ?? null}
          onChange={(chosen) => narrow({ person: chosen ? Number(chosen.value) : 0 })}
        />
      </div>
    </Drawer>
  )
}
