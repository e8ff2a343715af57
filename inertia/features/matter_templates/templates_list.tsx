import { router } from '@inertiajs/react'
import { FileText, Plus, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ButtonLink } from '~/components/actions/button_link'
import { EmptyState } from '~/components/feedback/empty_state'
import { Pager } from '~/components/lists/pager'
import { Tabs } from '~/components/actions/tabs'
import { TextField } from '~/components/forms/text_field'
import { SettingsFrame } from '~/features/settings/settings_frame'
import { useMessages } from '~/hooks/use_messages'
import { addAddress, listAddress, type TemplateArea, type TemplatesPage } from './address'
import { TemplatesTable } from './templates_table'

const PAUSE = 250

/** The templates of a place: searched, looked at, made, copied. */
export function TemplatesList({ area, ...page }: TemplatesPage & { area: TemplateArea }) {
  const t = useMessages()
  const { templates, paging, filters, tabs, can } = page
  const { tab, q } = filters
  const isCatalogue = tab === 'catalogue'
  const lead = isCatalogue
    ? 'matter_templates.catalogue_lead'
    : area === 'law_firm'
      ? 'matter_templates.lead'
      : 'matter_templates.own_lead'
  const add = can.create && (
    <ButtonLink href={addAddress(area, tab)} variant="primary" icon={Plus}>
      {t('matter_templates.new')}
    </ButtonLink>
  )
  return (
    <SettingsFrame
      area={area === 'law_firm' ? 'firm' : 'account'}
      title={t(area === 'law_firm' ? 'matter_templates.title' : 'matter_templates.own_title')}
      lead={t(lead)}
      actions={add}
      flush
    >
      {tabs.length > 1 && (
        <Tabs
          label={t('matter_templates.tabs')}
          items={tabs.map((scope) => ({
            label: t(`matter_templates.tab.${scope}`),
            href: listAddress(area, { tab: scope, q: '' }),
            current: scope === tab,
          }))}
        />
      )}
      {(paging.total > 0 || q) && <SearchBox key={tab} area={area} filters={filters} />}
      {templates.length === 0 ? (
        <Nothing area={area} page={page} />
      ) : (
        <>
          <TemplatesTable area={area} templates={templates} can={can} isCatalogue={isCatalogue} />
          <Pager {...paging} href={(number) => listAddress(area, filters, number)} />
        </>
      )}
    </SettingsFrame>
  )
}

function SearchBox({ area, filters }: { area: TemplateArea; filters: TemplatesPage['filters'] }) {
  const t = useMessages()
  const [text, setText] = useState(filters.q)

  useEffect(() => {
    const q = text.trim()
    if (q === filters.q) return
    const timer = setTimeout(() => {
      const address = listAddress(area, { ...filters, q })
      router.get(address, {}, { preserveState: true, preserveScroll: true, replace: true })
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [text, filters, area])

  return (
    <div className="px-6 py-2.5 max-md:px-4">
      <TextField
        className="max-w-72 max-md:max-w-none"
        label={t('matter_templates.search')}
        hideLabel
        type="search"
        icon={Search}
        placeholder={t('matter_templates.search')}
        value={text}
        onChange={setText}
      />
    </div>
  )
}

function Nothing({ area, page }: { area: TemplateArea; page: TemplatesPage }) {
  const t = useMessages()
  const { filters, can } = page
  if (filters.q)
    return (
      <EmptyState
        icon={FileText}
        title={t('matter_templates.empty.none_found', { q: filters.q })}
        actions={
          <ButtonLink href={listAddress(area, { ...filters, q: '' })}>{t('matter_templates.empty.clear')}</ButtonLink>
        }
      />
    )
  const actions = (
    <>
      {can.create && (
        <ButtonLink href={addAddress(area, filters.tab)} variant="primary" icon={Plus}>
          {t('matter_templates.new')}
        </ButtonLink>
      )}
      {filters.tab === 'firm' && (
        <ButtonLink href={listAddress(area, { tab: 'catalogue', q: '' })}>
          {t('matter_templates.empty.catalogue')}
        </ButtonLink>
      )}
    </>
  )
  return (
    <EmptyState icon={FileText} title={t('matter_templates.empty.title')} actions={actions}>
      {t(area === 'law_firm' ? 'matter_templates.empty.text' : 'matter_templates.empty.own_text')}
    </EmptyState>
  )
}
