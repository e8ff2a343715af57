import { router } from '@inertiajs/react'
import { Button } from '~/components/actions/button'
import { Drawer } from '~/components/overlays/drawer'
import { SelectBox } from '~/components/forms/select_box'
import { useMessages } from '~/hooks/use_messages'
import { listAddress, type ClientFilters } from '~/features/clients/address'
import { personOption } from '~/features/clients/form/client_form'
import type { LabelChoices } from '~/features/clients/types'

interface LabelFiltersProps {
  filters: ClientFilters
  /** Absent until they have come. */
  narrowing?: LabelChoices
  total: number
  isOpen: boolean
  onClose: () => void
}

/** Narrows the list by who answers for the clients and by a tag, as soon as it is chosen. */
export function LabelFilters({ filters, narrowing, total, isOpen, onClose }: LabelFiltersProps) {
  const t = useMessages()
  const { people = [], tags = [] } = narrowing ?? {}
  const persons = people.map(personOption)
  const narrow = (part: Partial<ClientFilters>) =>
    router.get(
      listAddress({ ...filters, ...part, page: 1 }),
      {},
      { preserveState: true, preserveScroll: true, replace: true }
    )
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title={t('clients.list.by_labels')}
      actions={
        <>
          <Button variant="ghost" onClick={() => narrow({ responsible: 0, tag: '' })}>
            {t('clients.list.clear')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('clients.list.found', { count: total })}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <SelectBox
          label={t('clients.field.responsible')}
          placeholder={t('clients.list.any')}
          options={persons}
          value={persons.find(({ value }) => value === String(filters.responsible)) ?? null}
          onChange={(chosen) => narrow({ responsible: chosen ? Number(chosen.value) : 0 })}
        />
        <SelectBox
          label={t('clients.field.tag')}
          placeholder={t('clients.list.any')}
          options={tags.map((tag) => ({ value: tag, label: tag }))}
          value={filters.tag ? { value: filters.tag, label: filters.tag } : null}
          onChange={(chosen) => narrow({ tag: chosen?.value ?? '' })}
        />
      </div>
    </Drawer>
  )
}
