import { Head } from '@inertiajs/react'
import { FileCode, Printer, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { Badge } from '~/components/display/badge'
import { Note } from '~/components/feedback/note'
import { PageHead } from '~/components/layout/page_head'
import { Panel } from '~/components/layout/panel'
import { RemoveDialog } from '~/components/overlays/remove_dialog'
import { listAddress } from '~/features/cfdi/address'
import { CancellationPanel } from '~/features/cfdi/cancellation_panel'
import { CfdiFacts } from '~/features/cfdi/cfdi_facts'
import { CfdiWarnings } from '~/features/cfdi/cfdi_warnings'
import { ConceptsPanel } from '~/features/cfdi/concepts_panel'
import { InstallmentsPanel } from '~/features/cfdi/installments_panel'
import { LinkPanel } from '~/features/cfdi/link_panel'
import { PartiesPanel } from '~/features/cfdi/parties_panel'
import { RelationsPanel } from '~/features/cfdi/relations_panel'
import { RetentionPanel } from '~/features/cfdi/retention_panel'
import { StatusPanel } from '~/features/cfdi/status_panel'
import type { CfdiDetails } from '~/features/cfdi/types'
import { HistoryList, type History } from '~/features/history/history_list'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type CfdiProps = {
  cfdi: CfdiDetails
  history: History
  today: string
  can: { edit: boolean; delete: boolean }
}

/** A tax document: what its XML says, what it is of, what it names, and what people said of it. */
export default function Cfdi({ cfdi, history, today, can }: CfdiProps) {
  const t = useMessages()
  const [isDeleting, setDeleting] = useState(false)
  const { id, reference, type, direction, record, isCanceled, version } = cfdi
  const title = t('cfdi.name', { reference })
  const hasInstallments = type === 'P' || cfdi.method === 'PPD' || cfdi.installments.length > 0
  return (
    <>
      <Head title={title} />
      <PageHead
        title={title}
        crumbs={[{ label: t('cfdi.title'), href: listAddress({}) }, { label: title }]}
        badges={
          <>
            <Badge tone="outline">{t(`cfdi.sat.type.${type}`)}</Badge>
            <Badge>{t(`cfdi.direction.${direction}`)}</Badge>
            {isCanceled && <Badge tone="void">{t('cfdi.list.canceled')}</Badge>}
          </>
        }
        actions={
          <>
            {can.delete && (
              <Button variant="danger-quiet" icon={Trash2} onClick={() => setDeleting(true)}>
                {t('cfdi.show.delete')}
              </Button>
            )}
            {record && (
              <>
                <ButtonLink icon={FileCode} href={route('law_firm.cfdi.xml', { id })} external download>
                  {t('cfdi.show.xml')}
                </ButtonLink>
                <ButtonLink icon={Printer} href={route('law_firm.cfdi.pdf', { id })} external download>
                  {t('cfdi.show.pdf')}
                </ButtonLink>
              </>
            )}
          </>
        }
      />
      <div className="grid gap-6 px-6 pt-2 pb-10 max-md:px-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 content-start gap-6">
          <CfdiWarnings warnings={cfdi.warnings} />
          {direction === 'other' && <Note tone="info">{t('cfdi.show.other_text')}</Note>}
          {!record && <Note tone="warning">{t('cfdi.show.no_file')}</Note>}
          <PartiesPanel cfdi={cfdi} />
          {record && type !== 'P' && type !== 'R' && <ConceptsPanel cfdi={cfdi} record={record} />}
          {record?.retention && <RetentionPanel retention={record.retention} />}
          {hasInstallments && <InstallmentsPanel cfdi={cfdi} />}
          <RelationsPanel related={cfdi.related} />
          <Panel title={t('cfdi.show.history')}>
            <HistoryList history={history} href={(before) => route('law_firm.cfdi.show', { id }, { before })} />
          </Panel>
        </div>
        <div className="grid min-w-0 content-start gap-6">
          <StatusPanel verification={cfdi.verification} />
          <LinkPanel cfdi={cfdi} canEdit={can.edit} />
          <CancellationPanel cfdi={cfdi} canEdit={can.edit} today={today} />
          <Panel title={t('cfdi.show.facts')}>
            <CfdiFacts cfdi={cfdi} />
          </Panel>
        </div>
      </div>
      {isDeleting && (
        <RemoveDialog
          href={route('law_firm.cfdi.destroy', { id }, { version })}
          title={t('cfdi.show.delete_title', { reference })}
          onClose={() => setDeleting(false)}
        >
          {t('cfdi.show.delete_text')}
        </RemoveDialog>
      )}
    </>
  )
}
