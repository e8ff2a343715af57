import { FileText, Plus } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { EmptyState } from '~/components/feedback/empty_state'
import { Pager } from '~/components/lists/pager'
import { Tabs } from '~/components/actions/tabs'
import { SettingsFrame } from '~/features/settings/settings_frame'
import { SearchBox } from '~/features/lists/search_box'
import { useMessages } from '~/hooks/use_messages'
import { addAddress, listAddress, type TemplateArea, type TemplatesPage } from './address'
import { TemplatesTable } from './templates_table'

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
      {(paging.total > 0 || q) && (
        <div key={tab} className="px-6 py-2.5 max-md:px-4">
          <SearchBox
            value={q}
            label={t('matter_templates.search')}
            href={(text) => listAddress(area, { tab, q: text })}
            className="w-72"
          />
        </div>
      )}
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

function Nothing({ area, page }: { area: TemplateArea; page: TemplatesPage }) {
  const t = useMessages()
  const { filters, can } = page
  if (filters.q)
    return (
      <EmptyState
        icon={FileText}
        title={t('matter_templates.empty.none_found', { q: filters.q })}
        action={{ label: t('matter_templates.empty.clear'), href: listAddress(area, { ...filters, q: '' }) }}
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
    <EmptyState
      icon={FileText}
      title={t('matter_templates.empty.title')}
      text={t(area === 'law_firm' ? 'matter_templates.empty.text' : 'matter_templates.empty.own_text')}
      actions={actions}
    />
  )
}
