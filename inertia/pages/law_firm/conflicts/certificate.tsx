import { Head } from '@inertiajs/react'
import { Printer } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { DateTime } from '~/components/display/date_time'
import { Facts } from '~/components/layout/facts'
import { Note } from '~/components/feedback/note'
import { PageHead } from '~/components/layout/page_head'
import { FoundMatches } from '~/features/conflicts/found_matches'
import { CONFLICTS, type Check, type Match } from '~/features/conflicts/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type CertificateProps = { check: Check; matches: Match[]; hidden: boolean; firm: string; intact: boolean }

/** A page that is printed and kept: what was searched, found and decided, and what proves it. */
export default function ConflictCertificate({ check, matches, hidden, firm, intact }: CertificateProps) {
  const t = useMessages()
  const isDecided = check.decision !== 'pending'
  const title = t('conflicts.certificate.title')
  const crumbs = [
    { label: t('conflicts.title'), href: CONFLICTS },
    { label: check.folio, href: route('law_firm.conflicts.show', { id: check.id }) },
    { label: t('conflicts.show.certificate') },
  ]
  const facts = [
    { label: t('conflicts.certificate.firm'), value: firm },
    { label: t('conflicts.certificate.folio'), value: check.folio },
    { label: t('conflicts.certificate.checked'), value: check.checkedBy ?? '' },
    { label: t('conflicts.certificate.checked_at'), value: <DateTime value={check.checkedAt} format="full" /> },
    {
      label: t('conflicts.show.searched'),
      value: check.searched.map(({ name, rfc, curp }) => [name, rfc, curp].filter(Boolean).join(' · ')).join('; '),
    },
    { label: t('conflicts.show.decision'), value: t(`conflicts.decision.${check.decision}`) },
    ...(check.reason ? [{ label: t('conflicts.show.reason'), value: check.reason }] : []),
    { label: t('conflicts.certificate.decided'), value: check.decidedBy ?? '' },
    ...(check.decidedAt
      ? [
          {
            label: t('conflicts.certificate.decided_at'),
            value: <DateTime value={check.decidedAt} format="full" />,
          },
        ]
      : []),
  ]
  return (
    <>
      <Head title={`${check.folio} ${title}`} />
      <PageHead
        title={title}
        crumbs={crumbs}
        actions={
          isDecided && (
            <Button icon={Printer} variant="primary" className="print:hidden" onClick={() => window.print()}>
              {t('common.print')}
            </Button>
          )
        }
      />
      <div className="grid max-w-200 gap-5 px-6 pt-2 pb-10 max-md:px-4">
        {!isDecided && <Note tone="warning">{t('conflicts.certificate.pending')}</Note>}
        {isDecided && !intact && <Note tone="danger">{t('conflicts.certificate.broken')}</Note>}
        <Facts items={facts} />
        <FoundMatches matches={matches} hidden={hidden} />
        <p className="text-sm text-fg-muted">{t('conflicts.certificate.scope')}</p>
        {check.sha256 && (
          <section className="grid gap-1 border-t border-line pt-3">
            <h2 className="text-sm font-semibold">{t('conflicts.certificate.hash')}</h2>
            <p className="font-mono text-sm break-all">{check.sha256}</p>
            <p className="text-sm text-fg-muted">{t('conflicts.certificate.how_to')}</p>
          </section>
        )}
      </div>
    </>
  )
}
