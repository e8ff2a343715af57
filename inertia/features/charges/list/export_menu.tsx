import { Download } from 'lucide-react'
import { Menu } from '~/components/actions/menu'
import { useMessages } from '~/hooks/use_messages'
import { fileAddress } from './address'
import type { ChargeFilters } from './types'

/** The charges that the list shows, all pages of them, as a file. */
export function ExportMenu({ filters }: { filters: ChargeFilters }) {
  const t = useMessages()
  return (
    <Menu
      trigger={{ label: t('billing.list.export'), icon: Download, variant: 'secondary' }}
      align="end"
      items={[
        { label: t('billing.list.export_xlsx'), href: fileAddress(filters, 'xlsx'), external: true },
        { label: t('billing.list.export_csv'), href: fileAddress(filters, 'csv'), external: true },
      ]}
    />
  )
}
