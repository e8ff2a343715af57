import { X } from 'lucide-react'
import { PROCEEDING_KEYS, STAGE_KEYS } from '@generated/fields'
import { Button } from '~/components/actions/button'
import { Checkbox } from '~/components/forms/choices/checkbox'
import { SelectField } from '~/components/forms/choices/select_field'
import { PhoneFilters } from '~/components/lists/phone_filters'
import { SearchBox } from '~/features/lists/search_box'
import { visitList } from '~/features/lists/visit_list'
import { useMessages } from '~/hooks/use_messages'
import { listAddress } from './address'
import { kindName, stageName, type ListFilters } from './types'

const LOOK = 'w-44 max-md:w-full'

/** What of the proceedings is listed. The address says it. */
export function ProceedingFilters({ filters, courtName }: { filters: ListFilters; courtName: string | null }) {
  const t = useMessages()
  const { kind, stage, whose, news, closed, court } = filters
  const go = (change: Partial<ListFilters>) => visitList(listAddress({ ...filters, page: 1, ...change }))
  return (
    <div className="flex flex-wrap items-end gap-2 max-md:grid">
      <SearchBox
        value={filters.q}
        className="w-72"
        label={t('amparo.filter.search')}
        href={(q) => listAddress({ ...filters, page: 1, q })}
      />
      <PhoneFilters
        isNarrowed={[kind, stage, whose, news, closed, court].some(Boolean)}
        className="flex flex-wrap items-end gap-2 max-md:grid print:hidden"
      >
        <SelectField
          label={t('amparo.filter.kind')}
          className={LOOK}
          value={kind ?? ''}
          onChange={(value) => go({ kind: value || null, stage: null })}
          options={[
            { value: '', label: t('amparo.filter.any_kind') },
            ...PROCEEDING_KEYS.map((value) => ({ value: value as string, label: t(kindName(value)) })),
          ]}
        />
        <SelectField
          label={t('amparo.filter.stage')}
          className={LOOK}
          value={stage ?? ''}
          onChange={(value) => go({ stage: value || null })}
          options={[
            { value: '', label: t('amparo.filter.any_stage') },
            ...STAGE_KEYS.map((value) => ({ value, label: t(stageName(value)) })),
          ]}
        />
        <SelectField
          label={t('amparo.filter.whose')}
          className={LOOK}
          value={whose ?? ''}
          onChange={(value) => go({ whose: (value || null) as ListFilters['whose'] })}
          options={[
            { value: '', label: t('amparo.filter.anybody') },
            { value: 'own', label: t('amparo.filter.own') },
            { value: 'followed', label: t('amparo.filter.followed') },
          ]}
        />
        <Checkbox label={t('amparo.filter.news')} checked={news} onChange={(on) => go({ news: on })} />
        <Checkbox label={t('amparo.filter.closed')} checked={closed} onChange={(on) => go({ closed: on })} />
        {court !== null && (
          <Button icon={X} size="sm" onClick={() => go({ court: null })}>
            {courtName ? t('amparo.filter.court', { court: courtName }) : t('amparo.filter.clear_court')}
          </Button>
        )}
      </PhoneFilters>
    </div>
  )
}
